import { describe, expect, it } from 'vitest';
import { ageAt } from '@/demo/chat/ages';
import { tokensOf } from '@/demo/chat/tokens';

const audienceFor = (words: string) => {
  const span = ageAt(tokensOf(words), 0);
  return span && [span.to, span.facets?.[0]?.name ?? 'anybody'];
};

describe('ageAt', () => {
  it.each([
    ['5 year old', 3, 'kids'],
    ['10 yr old', 3, 'whole family'],
    ['4yo', 1, 'kids'],
    ['6 y/o', 3, 'kids'],
    ['six year old', 3, 'kids'],
    ['8-year-olds', 3, 'kids'],
    ['aged 7', 2, 'kids'],
    ["she's 6", 2, 'kids'],
    ['15 year old', 3, 'teenagers'],
    ['4 añitos', 2, 'kids'],
    ['seis años', 2, 'kids'],
    ['8 साल', 2, 'kids'],
    ['दस साल', 2, 'whole family'],
    ['chhe saal', 2, 'kids'],
    ['30 year old brother', 4, 'anybody'],
    ['70 year old mum', 4, 'parents'],
  ])('reads "%s" as %i words that mean %s', (words, to, name) => {
    expect(audienceFor(words)).toEqual([to, name]);
  });

  it.each(['the year', '2 hours', "he's one of", 'turning red', '10 things', '400 years old'])(
    'finds no age in "%s"',
    (words) => {
      expect(audienceFor(words)).toBeUndefined();
    },
  );

  it('leaves "10 años" alone after "hace"', () => {
    expect(ageAt(tokensOf('hace 10 años'), 1)).toBeUndefined();
  });
});
