import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../stories/docs/guideOf';

const components = namesOf(import.meta.glob('/src/components/*.tsx'));
const stories = namesOf(import.meta.glob('/stories/components/**/*.stories.tsx'));

const sources = import.meta.glob<string>('/src/{domain,machines,services}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storySources = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const everySource = Object.keys(import.meta.glob('/src/**/*.{ts,tsx}'));
const tests = Object.keys(
  import.meta.glob('/tests/{app,components,domain,machines,services}/**/*.test.{ts,tsx}'),
);

describe('component stories', () => {
  it('match the components one to one', () => {
    expect(stories.toSorted()).toEqual(components.toSorted());
  });
});

/** One example would look like the other, or shows nothing. */
const withoutExamples = [
  'CinemaScreen',
  'LoadingScreen',
  'SkipLink',
  'StageLayout',
  'TrailerFrame',
];

describe('documentation pages', () => {
  it('show what to do and what not for every component that can show it', () => {
    const without = Object.entries(storySources)
      .filter(([file, code]) => file.includes('/components/') && !code.includes('...examplesOf('))
      .map(([file]) => file.split('/').at(-1)?.split('.')[0]);

    expect(
      without.toSorted(),
      'add examplesOf to the meta, or list the component in withoutExamples',
    ).toEqual(withoutExamples);
  });
});

describe('the story run', () => {
  it('excludes no story, except those that are broken on purpose', () => {
    const excluded = Object.entries(storySources)
      .filter(([, code]) => code.includes("'!test'"))
      .map(([file]) => file);

    expect(excluded).toEqual(['/stories/proof/BrokenOnPurpose.stories.tsx']);
  });
});

describe('every story outside of machines', () => {
  const described = Object.entries(storySources).filter(([file]) => !file.includes('/machines/'));

  it.each(described)('has a sentence in %s', (_file, code) => {
    const exported = [...code.matchAll(/^export const (\w+) = /gm)].map(([, name = '']) => name);
    const sentences = exported.map((name) => [name, sentenceOf(code, name)]);

    expect(sentences.filter(([, sentence]) => !/^[A-Z“].*\.$/.test(`${sentence}`))).toEqual([]);
  });
});

describe('unit tests', () => {
  it('exist for each file of domain, machines and services with code', () => {
    const withCode = Object.entries(sources)
      .filter(([file, code]) => exportsCode(file, code))
      .map(([file]) => testOf(file));

    expect(withCode.filter((file) => !tests.includes(file))).toEqual([]);
  });

  it('mirror the path of the file they test', () => {
    const expected = new Set(everySource.map(testOf));

    expect(tests.filter((file) => !expected.has(file))).toEqual([]);
  });
});

describe('exportsCode', () => {
  it.each([
    'export function shorten(text: string) { return text; }',
    'export class Failure extends Error {}',
    'export const shorten = (text: string) => text;',
    'export const popupMachine = setup({}).createMachine({});',
  ])('is true for %s', (code) => {
    expect(exportsCode('file.ts', code)).toBe(true);
  });

  it.each([
    'export interface Movie { readonly title: string }',
    'export type Screen = "narrow" | "wide";',
    'export const listKinds = ["upcoming", "popular"] as const;',
    'export const english: Texts = { hello: (name) => `Hello ${name}` };',
    'export { browserPopupRedirectResolver as googleWindow } from "firebase/auth";',
    'function shorten(text: string) { return text; }\nexport const title = "Marquee";',
  ])('is false for %s', (code) => {
    expect(exportsCode('file.ts', code)).toBe(false);
  });
});

function exportsCode(file: string, code: string): boolean {
  const { statements } = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  return statements.some((statement) => {
    if (!isExported(statement)) return false;
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return true;
    return (
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some(
        ({ initializer }) =>
          initializer && (ts.isArrowFunction(initializer) || ts.isCallExpression(initializer)),
      )
    );
  });
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function testOf(source: string): string {
  return source.replace('/src/', '/tests/').replace(/\.tsx?$/, '.test.ts');
}

function namesOf(files: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(files).map(
    (file) =>
      file
        .split('/')
        .at(-1)
        ?.replace(/(?:\.stories)?\.tsx$/, '') ?? file,
  );
}
