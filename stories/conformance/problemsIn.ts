import ts from 'typescript';
import type { Sources } from '../foundations/tooling/usersOf';
import type { AxeRules } from './axeCriteria';
import { criterionIds, heldFor, proofsOf, screenNames } from './conformance';
import { criteria } from './criteria';
import { axeProofs, screens, storyProofs, testProofs } from './proofs';

export interface ProjectSources {
  readonly components: Sources;
  readonly stories: Sources;
  readonly tests: Sources;
}

/** What the conformance claims without having it, in sentences. */
export function problemsIn(
  { components, stories, tests }: ProjectSources,
  axeRules: AxeRules,
): readonly string[] {
  const subjects = [...Object.keys(components).map(baseName), ...screenNames];
  return [
    ...criterionIds
      .filter((id) => {
        const { stories: plays, tests: titles } = proofsOf(id);
        const isProved = plays.length + titles.length > 0 || axeRules.has(id);
        return criteria[id].verdict === 'held' && !isProved;
      })
      .map((id) => `No test verifies ${id} ${criteria[id].name}.`),
    ...[...axeProofs, ...testProofs].flatMap(({ file, title, on = [] }) => [
      ...(titlesIn(tests[`/${file}`] ?? '').includes(title)
        ? []
        : [`${file} has no test “${title}”.`]),
      ...on.filter((name) => !subjects.includes(name)).map((name) => `There is no ${name}.`),
    ]),
    ...Object.entries(storyProofs).flatMap(([file, plays]) => {
      const source = sourceOf(file, stories);
      return Object.keys(plays)
        .filter((story) => !hasPlay(source, story))
        .map((story) => `${file} has no story ${story} with a play.`);
    }),
    ...Object.entries(screens)
      .filter(([file, name]) => !sourceOf(file, stories).includes(`title: 'Pages/${name}'`))
      .map(([file, name]) => `${file} is not the screen ${name}.`),
    ...Object.entries(components)
      .filter(([, source]) => hasControl(source))
      .map(([path]) => baseName(path))
      .filter((name) => !heldFor(name).some(({ id }) => id === '2.1.1'))
      .map((name) => `No test presses the controls of ${name} by keyboard.`),
  ];
}

/** Titles of the tests in a file that are not skipped. A computed part is `…`. */
export function titlesIn(source: string): readonly string[] {
  const titles: string[] = [];
  visit(ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest));
  return titles;

  function visit(node: ts.Node) {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      if (isSkipped(node.expression)) return;
      if (title && isTest(node.expression)) titles.push(textOf(title));
    }
    ts.forEachChild(node, visit);
  }
}

/** `test('…')`, `it.each([…])('…')`, or a step of the engines. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return ['it', 'test', 'step'].includes(called.text);
  return ts.isCallExpression(called) && ts.isPropertyAccessExpression(called.expression);
}

function isSkipped(called: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(called) && /^(?:skip|fixme|todo)$/.test(called.name.text);
}

function textOf(title: ts.Expression): string {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return '';
  const { head, templateSpans } = title;
  const parts = [head, ...templateSpans.map(({ literal }) => literal)];
  return parts
    .map(({ text }) => text)
    .join('…')
    .replaceAll(/…+/g, '…');
}

/** Axe runs in every story; a story that proves more has a play of its own. */
function hasPlay(source: string, story: string): boolean {
  const [, rest = ''] = source.split(`export const ${story} = `);
  return /^ {2}(?:async )?play\b/m.test(rest.split(/^export /m)[0] ?? '');
}

function hasControl(source: string): boolean {
  return /<(?:a|button|input|select)\b|as="a"|styled\.(?:a|button|input|select)\b/.test(source);
}

function sourceOf(file: string, stories: Sources): string {
  return Object.entries(stories).find(([path]) => baseName(path) === file)?.[1] ?? '';
}

/** `Popup` for `/stories/components/Popup.stories.tsx`. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.stories)?\.tsx$/, '');
}
