import { folded } from '@/domain/foldedWords';

/**
 * The words of a text as two spellings of it share them: lower case, without accents, the nukta and
 * punctuation. An apostrophe does not split a word: "Schindler's" is one word.
 */
export function plainWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const apostrophes = /['’‘ʼ`´]/g;
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

function plain(text: string): string {
  return folded(text.replace(apostrophes, ''))
    .toLowerCase()
    .replace(/[æœøłđ]/g, (letter) => letters[letter] ?? letter);
}
