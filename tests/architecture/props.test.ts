import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const maxProps = 7;

const sources = import.meta.glob<string>('/src/components/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const stories = import.meta.glob<string>('/stories/components/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const components = Object.entries(sources).flatMap(([file, code]) => propsIn(file, code));

describe('component props', () => {
  it('are in an exported interface, which the other tests read', () => {
    const inline = Object.entries(sources)
      .filter(([, code]) => /^export function [A-Z]\w*\([^)]*\}: \{/m.test(code))
      .map(([file]) => file);

    expect(inline).toEqual([]);
  });

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

  it('include the args of each meta, which the table shows', () => {
    const undeclared = Object.entries(stories).flatMap(([file, code]) => {
      const name = file.split('/').at(-1)?.split('.')[0];
      const props = propNamesOf(`${name}Props`);
      return argsIn(code)
        .filter((arg) => !props.includes(arg))
        .map((arg) => `${name}.${arg}`);
    });

    expect(undeclared).toEqual([]);
  });
});

describe('argsIn', () => {
  it('reads the args of the meta', () => {
    const code = `const meta = preview.meta({ args: { title: 'Heat', onShow: fn() } });
      export const Other = meta.story({ args: { year: 1995 } });`;

    expect(argsIn(code)).toEqual(['title', 'onShow']);
  });
});

describe('propsIn', () => {
  it('reads the exported interfaces of props with their descriptions', () => {
    const code = `interface Row { a: string }
      interface CellProps { b: string }
      export interface RowProps extends Omit<TextFieldProps, 'id'> {
        /** What it is. */
        readonly title: string;
        readonly onShow?: () => void;
      }`;

    expect(propsIn('Row.tsx', code)).toEqual([
      {
        name: 'RowProps',
        parents: ['TextFieldProps'],
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
    .map(({ name, members, heritageClauses = [] }) => ({
      name: name.text,
      parents: heritageClauses.flatMap((clause) => clause.getText().match(/\w+Props\b/g) ?? []),
      props: members.map((member) => ({
        name: member.name?.getText() ?? '',
        isDescribed: ts.getJSDocCommentsAndTags(member).length > 0,
      })),
    }));
}

/** Its own props and those of other components that it extends. */
function propNamesOf(name: string): readonly string[] {
  return components
    .filter((each) => each.name === name)
    .flatMap(({ props, parents }) => [
      ...props.map((prop) => prop.name),
      ...parents.flatMap(propNamesOf),
    ]);
}

function argsIn(code: string): readonly string[] {
  const source = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true);
  const metas = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) =>
      initializer && ts.isCallExpression(initializer) ? [initializer] : [],
    )
    .filter(({ expression }) => expression.getText() === 'preview.meta');
  return membersOf(metas[0]?.arguments[0])
    .filter((member) => member.name?.getText() === 'args')
    .flatMap((args) => (ts.isPropertyAssignment(args) ? membersOf(args.initializer) : []))
    .flatMap((member) => member.name?.getText() ?? []);
}

function membersOf(node: ts.Node | undefined): readonly ts.ObjectLiteralElementLike[] {
  return node && ts.isObjectLiteralExpression(node) ? node.properties : [];
}
