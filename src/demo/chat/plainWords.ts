/**
 * The words of a text as two spellings of it share them: lower case, without accents, the nukta and
 * punctuation. An apostrophe does not split a word: "Schindler's" is one word.
 */
export function plainWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const latinAccentsAndNukta = /[\u0300-\u036f\u093c]/g;
const apostrophes = /['’‘ʼ`´]/g;
const candrabindu = /\u0901/g;
const anusvara = '\u0902';
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
};

function plain(text: string): string {
  return text
    .replace(apostrophes, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(latinAccentsAndNukta, '')
    .replace(candrabindu, anusvara)
    .replace(/[æœøßłđ]/g, (letter) => letters[letter] ?? letter);
}
