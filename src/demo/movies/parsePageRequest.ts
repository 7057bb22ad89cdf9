export interface PageRequest {
  readonly page: number;
  readonly language: string;
}

export const firstPage: PageRequest = { page: 1, language: 'en-US' };

/** `undefined` if the page number is invalid. */
export function parsePageRequest(request: Request): PageRequest | undefined {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page') ?? firstPage.page);
  const language = searchParams.get('language') || firstPage.language;
  return Number.isInteger(page) && page >= 1 && page <= 500 ? { page, language } : undefined;
}
