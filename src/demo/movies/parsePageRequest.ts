export interface PageRequest {
  readonly page?: number;
  readonly language?: string;
}

/** `undefined` if the page number is invalid. */
export function parsePageRequest(request: Request): PageRequest | undefined {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page') ?? '1');
  const language = searchParams.get('language') || 'en-US';
  return Number.isInteger(page) && page >= 1 && page <= 500 ? { page, language } : undefined;
}
