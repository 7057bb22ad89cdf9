import { describe, expect, it } from 'vitest';
import { values } from '@/components/theme/tokens';

const sources = import.meta.glob<string>('/src/components/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const spaces: readonly string[] = Object.values(values.space);
const textSizes: readonly string[] = Object.values(values.text);

/** A component's own measures may be in rem. What the tokens name comes from the tokens. */
const rules: readonly ((line: string) => boolean)[] = [
  (line) => /\b(?:rgba?|hsla?|oklch)\(|: [^$]*#[\da-f]{3,8}\b/.test(line),
  (line) =>
    /@(?:media|container)\s+(?:\w+\s+)?(?:not\s+)?\((?:min|max)-(?:width|height)/.test(line),
  (line) => /^\s*[\w-]+: .*\b(?:[4-9]|\d{2,})px/.test(line),
  (line) => {
    const [, value = ''] =
      /^\s*(?:[a-z]+-)?(?:gap|padding|margin|inset)[a-z-]*: (.*);$/.exec(line) ?? [];
    return !/[a-z]\(/.test(value) && value.split(' ').some((size) => spaces.includes(size));
  },
  (line) => textSizes.includes(/^\s*font-size: (.*);$/.exec(line)?.[1] ?? ''),
  (line) => /^\s*min-(?:block|inline)-size: 2\.75rem/.test(line),
];

function isRaw(line: string) {
  return rules.some((breaks) => breaks(line));
}

describe('the styles of components', () => {
  it('take colours, breakpoints, spaces, text and target sizes from the tokens', () => {
    const raw = Object.entries(sources).flatMap(([file, source]) =>
      source
        .split('\n')
        .filter(isRaw)
        .map((line) => `${file}: ${line.trim()}`),
    );

    expect(raw).toEqual([]);
  });

  it.each([
    '  color: rgb(0 0 0);',
    '  background: #15151d;',
    '  @media (min-width: 1024px) {',
    '  @container results (min-width: 17.5rem) {',
    '  filter: blur(8px);',
    '  gap: 0.5rem;',
    '  margin-block-start: 1rem;',
    '  padding: 0.875rem 0.25rem;',
    '  font-size: 1.5rem;',
    '  min-block-size: 2.75rem;',
  ])('are refused with %s', (line) => {
    expect(isRaw(line)).toBe(true);
  });

  it.each([
    '  border: 1px solid ${tokens.color.line};',
    '  margin: 0 -0.875rem 5% 0;',
    '  font-size: 1rem;',
    '  inline-size: min(46rem, calc(100vw - 2rem));',
    '  @media ${mediaQueries.wide} {',
    '  @container (min-aspect-ratio: 1 / 1) {',
  ])('are allowed with %s', (line) => {
    expect(isRaw(line)).toBe(false);
  });
});
