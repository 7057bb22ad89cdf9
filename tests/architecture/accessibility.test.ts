import { describe, expect, it } from 'vitest';
import { english } from '@/domain/texts/english';
import { textsIn } from '../../stories/foundations/tooling/textsIn';

const sources = Object.entries(
  import.meta.glob<string>('/src/{app,components,demo}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

describe('the product', () => {
  it('repeats an animation at most once a second', () => {
    const repeated = sources.flatMap(
      ([, source]) => source.match(/animation:[^;]*infinite/g) ?? [],
    );
    const seconds = repeated.map((rule) => Number(/ ([\d.]+)s /.exec(rule)?.[1]));

    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds.filter((duration) => !(duration >= 1))).toEqual([]);
  });

  it('has no shortcut on a key that types a character', () => {
    const keys = sources.flatMap(([, source]) => keysIn(source));

    expect(keys).toEqual(expect.arrayContaining(['Enter', 'Home', 'ArrowUp', 'Escape']));
    expect(keys.filter(typesCharacter)).toEqual([]);
  });

  it('refers to no shape, colour or place in a text', () => {
    const sensory =
      /\b(?:above|below|left|right|top(?! rated)|bottom|corner|round|square|red|green|blue|yellow|grey)\b/i;
    const texts = textsIn({ ...english, samples: {} });

    expect(texts.filter(([, text]) => sensory.test(text))).toEqual([]);
  });
});

describe('keysIn', () => {
  it.each([
    ['a comparison', "if (event.key === 'k') play();"],
    ['a code', "if (code === 'KeyK') play();"],
    ['a case', "onKeyDown(); switch (key) { case 'k': play(); }"],
    ['a table', "addEventListener('keydown', on);\nconst steps = { k: 'up' };"],
    ['a table of functions', "addEventListener('keydown', on);\nconst on = { k: () => play() };"],
  ])('finds a typing key in %s', (_, source) => {
    expect(keysIn(source).filter(typesCharacter)).toHaveLength(1);
  });

  it('reads no case and no table in a file without keys', () => {
    expect(keysIn("switch (axis) { case 'x': return { x: 'left' }; }")).toEqual([]);
  });
});

/** Cases and tables count only in files that handle keys. */
function keysIn(source: string): readonly string[] {
  const handlesKeys = /\bkeydown\b|\bonKey(?:Down|Up)\b|\bKeyboardEvent\b/.test(source);
  const patterns = [
    /\b(?:key|code) [!=]==? '([^']*)'/g,
    ...(handlesKeys ? [/\bcase '([^']*)'/g, /[{,]\s*'?(\w+)'?: ['(]/g] : []),
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, key = '']) => key));
}

function typesCharacter(key: string): boolean {
  return key.length === 1 || /^(?:Key|Digit)/.test(key);
}
