import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary } from '../../stories/foundations/parts/glossary';
import { textsIn } from '../../stories/foundations/parts/textsIn';

describe('the glossary', () => {
  it('has the eight words of the house', () => {
    expect(glossary.map(({ word }) => word)).toEqual([
      'movie',
      'row',
      'trailer',
      'query',
      'names',
      'popup',
      'mode',
      'session',
    ]);
  });

  it.each(glossary)('knows where $word lives', ({ file }) => {
    expect(existsSync(file)).toBe(true);
  });
});

describe('the table of texts', () => {
  it('says where each stands, and leaves out those that are made from others', () => {
    const tree = { popup: { close: 'Close', age: (years: number) => `${years}` }, name: 'Marquee' };

    expect(textsIn(tree)).toEqual([
      ['popup.close', 'Close'],
      ['name', 'Marquee'],
    ]);
  });
});
