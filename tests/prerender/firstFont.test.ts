import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '@/domain/texts/english';
import { spanish } from '@/domain/texts/spanish.es-ES';
import {
  subsetCharacters,
  buildFontSubset,
  subsetFontFile,
} from '../../prerender/buildFontSubset.mjs';

const sheet = readFileSync('src/components/theme/fonts/fonts.css', 'utf8');

describe('the font of the first screen', () => {
  it('is the subset that the script generates', async () => {
    expect(Buffer.compare(readFileSync(subsetFontFile), Buffer.from(await buildFontSubset()))).toBe(
      0,
    );
  });

  it('is requested only for its own characters', () => {
    const promised = sheet.match(/unicode-range:([^;]+);\s*\}\s*$/)?.[1] ?? '';
    const characters = promised.split(',').flatMap((range) => {
      const [first, last] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((digits) => parseInt(digits, 16));
      const length = (last ?? first ?? 0) - (first ?? 0) + 1;
      return Array.from({ length }, (_, place) => String.fromCodePoint((first ?? 0) + place));
    });

    expect(characters.toSorted()).toEqual([...subsetCharacters].toSorted());
  });

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('holds the characters of the %s texts', (_, texts) => {
    const written = new Set(sentencesOf(texts).join(''));

    expect([...written].filter((character) => !subsetCharacters.includes(character))).toEqual([]);
  });
});

function sentencesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(sentencesOf) : [];
}
