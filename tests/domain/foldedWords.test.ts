import { expect, it } from 'vitest';
import { foldedWords } from '@/domain/foldedWords';

it.each([
  ['capitals', 'straße', 'Strasse'],
  ['Latin accents', 'Amélie', 'amelie'],
  ['the nukta', 'ज़िंदगी', 'जिंदगी'],
  ['candrabindu and anusvara', 'जहाँ', 'जहां'],
  ['signs and spaces', ' wall·e! ', 'Wall E'],
])('tells no texts apart by %s', (_, one, other) => {
  expect(foldedWords(one)).toEqual(foldedWords(other));
});

it('tells texts apart by an Indian vowel sign', () => {
  expect(foldedWords('दिल')).not.toEqual(foldedWords('दाल'));
});

it('finds no words in signs', () => {
  expect(foldedWords(' …?! ')).toEqual([]);
});
