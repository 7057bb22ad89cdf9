/** Control characters and lone surrogates. */
const unsafe = /[\p{Cc}\p{Cs}]/u;

/** NFC with single spaces. Undefined if the text contains control characters or lone surrogates. */
export function normaliseQuery(text: string): string | undefined {
  const query = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return unsafe.test(query) ? undefined : query;
}
