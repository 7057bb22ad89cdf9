import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const maxProps = 7;

const sources = import.meta.glob<string>('/src/components/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const components = Object.entries(sources).flatMap(([file, code]) => propsIn(file, code));

describe('component props', () => {
  it('are at most seven, without `ref`', () => {
    const counts = components.map(({ name, props }) => ({
      name,
      props: props.filter((prop) => prop.name !== 'ref').length,
    }));

    expect(counts.filter(({ props }) => props > maxProps)).toEqual([]);
  });

  it('each have a description for the table of props', () => {
    const undescribed = components.flatMap(({ name, props }) =>
      props.filter((prop) => !prop.isDescribed).map((prop) => `${name}.${prop.name}`),
    );

    expect(undescribed).toEqual([]);
  });
});

describe('propsIn', () => {
  it('reads the exported interfaces of props with their descriptions', () => {
    const code = `interface Row { a: string }
      interface CellProps { b: string }
      export interface RowProps {
        /** What it is. */
        readonly title: string;
        readonly onShow?: () => void;
      }`;

    expect(propsIn('Row.tsx', code)).toEqual([
      {
        name: 'RowProps',
        props: [
          { name: 'title', isDescribed: true },
          { name: 'onShow', isDescribed: false },
        ],
      },
    ]);
  });
});

function propsIn(file: string, code: string) {
  const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  return statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name, modifiers }) => {
      const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      return isExported && name.text.endsWith('Props');
    })
    .map(({ name, members }) => ({
      name: name.text,
      props: members.map((member) => ({
        name: member.name?.getText() ?? '',
        isDescribed: ts.getJSDocCommentsAndTags(member).length > 0,
      })),
    }));
}
