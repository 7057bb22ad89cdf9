import { describe, expect, it } from 'vitest';
import { componentMap } from '../../stories/introduction/tooling/componentMap';
import { componentSummary } from '../../stories/foundations/tooling/componentSummary';
import { excerpt } from '../../stories/foundations/tooling/excerpt';

const source = [
  "import { one } from './one';",
  '',
  'export function two() {',
  '  return { one };',
  '}',
  '',
  'export const three = 3;',
].join('\n');

describe('excerpt', () => {
  it('quotes from the first line to the next line that starts with the end', () => {
    expect(excerpt(source, 'export function two', '}')).toBe(
      'export function two() {\n  return { one };\n}',
    );
  });

  it('does not end on its first line', () => {
    expect(excerpt('};\na\n};\nb', '};', '};')).toBe('};\na\n};');
  });

  it('throws if a line is missing', () => {
    expect(() => excerpt(source, 'export function four', '}')).toThrow('export function four');
    expect(() => excerpt(source, 'export const three', '}')).toThrow('no line begins with: }');
  });
});

describe('componentSummary', () => {
  const components = componentMap.flatMap(({ places }) => places);

  it.each(components)('is one sentence: $component', ({ component }) => {
    expect(componentSummary(component)).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('throws for a component without stories', () => {
    expect(() => componentSummary('Planted')).toThrow(
      'The stories of Planted have no description.',
    );
  });
});
