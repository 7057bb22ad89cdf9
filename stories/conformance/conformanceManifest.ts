import axe from 'axe-core';
import { axeRulesOf } from './axeCriteria';
import { axeTestsOf, criterionIds, heldFor, proofsOf, screenNames } from './conformance';
import { criteria } from './criteria';
import { componentNames } from '../foundations/tooling/componentSources';
import { problemsIn, type ProjectSources } from './problemsIn';

export const projectSources: ProjectSources = {
  components: import.meta.glob<string>('/src/components/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  stories: import.meta.glob<string>('/stories/{components,pages}/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  tests: import.meta.glob<string>('/tests/**/*.{spec,test}.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

export const axeRules = axeRulesOf(axe.getRules());

/** The conformance as data. Throws if it claims what no test verifies. */
export function conformanceManifest() {
  const problems = problemsIn(projectSources, axeRules);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    standard: 'WCAG 2.2, levels A and AA',
    criteria: Object.fromEntries(
      criterionIds.map((id) => [
        id,
        { ...criteria[id], axe: axeRules.get(id) ?? [], ...proofsOf(id) },
      ]),
    ),
    screens: bySubject(screenNames),
    components: bySubject(componentNames),
  };
}

function bySubject(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        axe: axeTestsOf(name),
        criteria: Object.fromEntries(heldFor(name).map(({ id, ...proofs }) => [id, proofs])),
      },
    ]),
  );
}
