/** Characters that no title or question has: controls, and halves of characters. */
const refused = /[\p{Cc}\p{Cs}]/u;

/**
 * The same words for the same question: composed (NFC), with single blanks. Undefined if it holds
 * characters that no question has.
 */
export function normaliseQuery(text: string): string | undefined {
  const query = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  return refused.test(query) ? undefined : query;
}
