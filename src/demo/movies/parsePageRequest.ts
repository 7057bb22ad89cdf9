/** Which page is asked for, and in which language its films are told of. */
export interface PageRequest {
  readonly page?: number;
  readonly language?: string;
}

/** What a request wishes for; `undefined` where there is no such page. */
export function parsePageRequest(request: Request): PageRequest | undefined {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get('page') ?? '1');
  const language = searchParams.get('language') || 'en-US';
  return Number.isInteger(page) && page >= 1 && page <= 500 ? { page, language } : undefined;
}
