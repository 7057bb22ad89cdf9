import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { glossary } from '../../stories/foundations/tooling/glossary';
import { textsIn } from '../../stories/foundations/tooling/textsIn';

describe('the glossary', () => {
  it('has the same words as README, in the same order', () => {
    const [paragraph = ''] = readFileSync('README.md', 'utf8').match(/\*\*Glossary\.\*\* .*/) ?? [];
    const words = [...paragraph.replaceAll(/\([^)]*\)/g, '').matchAll(/_([\w ]+)_/g)];

    expect(glossary.map(({ word }) => word)).toEqual(words.map(([, word]) => word));
  });

  it.each(glossary)('names an existing file for "$word"', ({ file }) => {
    expect(existsSync(file)).toBe(true);
  });
});

describe('textsIn', () => {
  it('lists each text by its path and skips functions', () => {
    const tree = { popup: { close: 'Close', age: (years: number) => `${years}` }, name: 'Marquee' };

    expect(textsIn(tree)).toEqual([
      ['popup.close', 'Close'],
      ['name', 'Marquee'],
    ]);
  });
});
