import { expect, it } from 'vitest';
import { artCount, drawingOf } from '@/components/DrawnArt';
import { posterInks } from '@/components/theme/tokens';
import { textsForDrawings } from '../../stories/foundations/tooling/textsForDrawings';

it('every drawing in every ink has a text', () => {
  const sheets = textsForDrawings(drawingOf, artCount, posterInks.length);

  expect(sheets.map(({ art, ink }) => `${art} ${ink}`)).toEqual(
    posterInks.flatMap((_, ink) => Array.from({ length: artCount }, (__, art) => `${art} ${ink}`)),
  );
  for (const { art, ink, text } of sheets) expect(drawingOf(text)).toEqual({ art, ink });
});

it('throws for a drawing without a text', () => {
  const onlyTheFirst = () => ({ art: 0, ink: 0 });

  expect(() => textsForDrawings(onlyTheFirst, 2, 1)).toThrow('No text gets drawing 1 in inks 0.');
});
