/** Control characters and lone surrogates. */
const refused = /[\p{Cc}\p{Cs}]/u;

/** NFC with single spaces. Undefined if the text contains refused characters. */
export function normaliseQuery(text: string): string | undefined {
  const query = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return refused.test(query) ? undefined : query;
}
