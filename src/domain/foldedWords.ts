/** Accents of Latin, Greek and Cyrillic letters and the nukta; an Indian vowel sign is no accent. */
const accents = /[\u0300-\u036f\u093c]/g;
const candrabindu = /\u0901/g;
const anusvara = '\u0902';
const signs = /[^\p{L}\p{M}\p{N}]/u;

/** The words of a text in capitals, without accents and signs. */
export function foldedWords(text: string): readonly string[] {
  return folded(text)
    .split(signs)
    .filter((word) => word !== '');
}

/** A text in capitals, without accents. */
export function folded(text: string): string {
  return text.toUpperCase().normalize('NFKD').replace(accents, '').replace(candrabindu, anusvara);
}
