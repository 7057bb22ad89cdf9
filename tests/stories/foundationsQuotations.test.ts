import { describe, expect, it } from 'vitest';
import { excerpt } from '../../stories/foundations/tooling/excerpt';
import { sentenceOver } from '../../stories/foundations/tooling/sentenceOver';

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

describe('excerpt', () => {
  it('ends at the next line that starts with the given text', () => {
    expect(excerpt(source, 'export function two', '}')).toBe(
      'export function two() {\n  return { one };\n}',
    );
  });

  it('never ends on its first line', () => {
    expect(excerpt('};\na\n};\nb', '};', '};')).toBe('};\na\n};');
  });

  it('throws when a line is missing', () => {
    expect(() => excerpt(source, 'export function four', '}')).toThrow('export function four');
    expect(() => excerpt(source, 'export const three', '}')).toThrow('no line begins with: }');
  });
});

describe('sentenceOver', () => {
  it('joins lines and removes backticks', () => {
    expect(sentenceOver('two', source)).toBe('Two and a half.');
  });

  it('is empty without a comment', () => {
    expect(sentenceOver('three', source)).toBe('');
  });
});
