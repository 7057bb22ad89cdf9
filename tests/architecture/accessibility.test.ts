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
    const keys = sources.flatMap(([, source]) =>
      [...source.matchAll(/\b(?:key|code) ===? '([^']*)'/g)].map(([, key = '']) => key),
    );

    expect(keys).toContain('Escape');
    expect(keys.filter((key) => key.length === 1 || /^(?:Key|Digit)/.test(key))).toEqual([]);
  });

  it('refers to no shape, colour or place in a text', () => {
    const sensory =
      /\b(?:above|below|left|right|top(?! rated)|bottom|corner|round|square|red|green|blue|yellow|grey)\b/i;
    const texts = textsIn({ ...english, samples: {} });

    expect(texts.filter(([, text]) => sensory.test(text))).toEqual([]);
  });
});
