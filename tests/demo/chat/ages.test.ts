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
    ['8 year old girl', 4, 'kids'],
    ['15 year old daughter', 4, 'teenagers'],
    ['ages 6 and up', 2, 'kids'],
    ['my son is 15', 4, 'teenagers'],
    ['kids are 13 and 16', 3, 'teenagers'],
    ['niece who is 12', 4, 'whole family'],
    ['daughter just turned six years old', 6, 'kids'],
    ['my little sister is 5', 5, 'kids'],
    ['mi hijo tiene 14 años', 5, 'teenagers'],
    ['beta 14 saal ka hai', 3, 'teenagers'],
    ['बेटी 15 साल की है', 3, 'teenagers'],
  ])('reads "%s" as %i words that mean %s', (words, to, name) => {
    expect(audienceFor(words)).toEqual([to, name]);
  });

  it.each([
    'the year',
    '2 hours',
    "he's one of",
    'turning red',
    '10 things',
    '400 years old',
    'kids 2',
    'do you',
    '4 yoga',
  ])('finds no age in "%s"', (words) => {
    expect(audienceFor(words)).toBeUndefined();
  });

  it('leaves "10 años" alone after "hace"', () => {
    expect(ageAt(tokensOf('hace 10 años'), 1)).toBeUndefined();
  });
});
