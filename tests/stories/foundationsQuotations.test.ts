import { describe, expect, it } from 'vitest';
import { componentMap } from '../../stories/introduction/tooling/componentMap';
import { componentGuide } from '../../stories/docs/componentGuide';
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

describe('componentGuide', () => {
  const components = componentMap.flatMap((screen) => screen.components);

  it.each(components)('has a summary of one sentence: %s', (component) => {
    expect(componentGuide(component).summary).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('throws for a component without stories', () => {
    expect(() => componentGuide('Planted').summary).toThrow(
      'The stories of Planted have no summary.',
    );
  });
});
