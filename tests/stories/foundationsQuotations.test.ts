import { describe, expect, it } from 'vitest';
import { excerpt } from '../../stories/foundations/tooling/excerpt';
import { sentenceOver } from '../../stories/foundations/tooling/sentenceOver';
import { fileName } from '../../stories/foundations/tooling/usersOf';

const source = [
  "import { one } from './one';",
  '',
  '/** Two and',
  ' * a `half`. */',
  'export function two() {',
  '  return { one };',
  '}',
  '',
  'export const three = 3;',
].join('\n');

const quoted = import.meta.glob<string>(
  ['../../src/components/*.tsx', '../../src/machines/*Machine.ts'],
  { query: '?raw', import: 'default', eager: true },
);

describe('an excerpt', () => {
  it('goes from one line to the next that begins as said', () => {
    expect(excerpt(source, 'export function two', '}')).toBe(
      'export function two() {\n  return { one };\n}',
    );
  });

  it('never ends on the line that it begins with', () => {
    expect(excerpt('};\na\n};\nb', '};', '};')).toBe('};\na\n};');
  });

  it('of what is gone cannot be shown', () => {
    expect(() => excerpt(source, 'export function four', '}')).toThrow('export function four');
    expect(() => excerpt(source, 'export const three', '}')).toThrow('no line begins with: }');
  });
});

describe('the sentence over an export', () => {
  it('is read in one line, without the marks for code', () => {
    expect(sentenceOver('two', source)).toBe('Two and a half.');
  });

  it('is missed where it is missing', () => {
    expect(() => sentenceOver('three', source)).toThrow('Nothing is said over three.');
  });

  it.each(Object.entries(quoted))('stands in %s', (path, code) => {
    expect(sentenceOver(fileName(path), code)).toMatch(/[.]$/);
  });
});
