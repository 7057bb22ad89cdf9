import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { criteria, type CriterionId } from './criteria';
import { axeProofs, screens, storyProofs, testProofs, type TestProof } from './proofs';

interface StoryProof {
  /** The name of a screen or a component. */
  readonly subject: string;
  readonly name: string;
  readonly id: string;
}

export interface Proofs {
  readonly stories: readonly StoryProof[];
  readonly tests: readonly Omit<TestProof, 'holds'>[];
}

export const criterionIds = Object.keys(criteria).filter(isCriterion);

export const screenNames = Object.values(screens);

/** The stories and tests that verify a criterion. Axe's rules are apart. */
export function proofsOf(criterion: CriterionId): Proofs {
  return {
    stories: Object.keys(storyProofs).flatMap((file) => storiesOf(file, criterion)),
    tests: testProofs.filter(({ holds }) => holds.includes(criterion)),
  };
}

/** The criteria that stories and tests verify for a screen or a component. */
export function heldFor(subject: string): readonly (Proofs & { readonly id: CriterionId })[] {
  const about = testProofs.filter(({ on }) => on?.includes(subject));
  return criterionIds
    .map((id) => ({
      id,
      stories: storiesOf(fileOf(subject), id),
      tests: about.filter(({ holds }) => holds.includes(id)),
    }))
    .filter(({ stories, tests }) => stories.length + tests.length > 0);
}

/** Tests that run axe on a screen or a component, beside its stories. */
export function axeTestsOf(subject: string): Proofs['tests'] {
  return axeProofs.filter(({ on }) => on?.includes(subject));
}

/** The title of a test without the end that the test computes, such as “at … px”. */
export function shownTitle({ title }: Pick<TestProof, 'title'>): string {
  return title.replace(/ (?:at|in) ….*$/, '');
}

export function isCriterion(id: string): id is CriterionId {
  return id in criteria;
}

function isScreenFile(file: string): file is keyof typeof screens {
  return file in screens;
}

function storiesOf(file: string, criterion: CriterionId): readonly StoryProof[] {
  const subject = isScreenFile(file) ? screens[file] : file;
  const title = isScreenFile(file) ? `Pages/${subject}` : `components/${subject}`;
  return Object.entries(storyProofs[file] ?? {})
    .filter(([, held]) => held.includes(criterion))
    .map(([story]) => {
      const name = storyNameFromExport(story);
      return { subject, name, id: toId(title, name) };
    });
}

function fileOf(subject: string): string {
  return Object.entries(screens).find(([, name]) => name === subject)?.[0] ?? subject;
}
