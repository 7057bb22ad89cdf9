import { describe, expect, it } from 'vitest';
import {
  axeRules,
  conformanceManifest,
  projectSources,
} from '../../stories/conformance/conformanceManifest';
import { criterionIds, heldFor, proofsOf, shownTitle } from '../../stories/conformance/conformance';
import { criteria } from '../../stories/conformance/criteria';
import { axeProofs, testProofs } from '../../stories/conformance/proofs';
import { problemsIn, titlesIn } from '../../stories/conformance/problemsIn';

const { components, stories, tests } = projectSources;

describe('the conformance', () => {
  it('claims only what named tests verify, for every criterion, component and screen', () => {
    expect(problemsIn(projectSources, axeRules)).toEqual([]);
  });

  it('has the 31 criteria of level A and the 24 of level AA, with reasons', () => {
    const levels = Object.values(criteria).map(({ level }) => level);

    expect(levels.filter((level) => level === 'A')).toHaveLength(31);
    expect(levels.filter((level) => level === 'AA')).toHaveLength(24);
    for (const { how } of Object.values(criteria)) expect(how).toMatch(/^[A-Z].+\.$/);
    expect(criterionIds).toEqual(Object.keys(criteria));
  });

  it('knows the rules of axe by criterion', () => {
    expect(axeRules.get('2.5.8')).toEqual(['target-size']);
    expect(axeRules.get('1.4.3')).toEqual(['color-contrast']);
    expect(axeRules.get('2.4.11')).toBeUndefined();
  });

  it('shows a proof by criterion and by component', () => {
    expect(proofsOf('2.4.3').stories).toContainEqual({
      subject: 'ModalDialog',
      name: 'Focus Goes In And Comes Back',
      id: 'components-modaldialog--focus-goes-in-and-comes-back',
    });
    expect(heldFor('Popup').map(({ id }) => id)).toContain('2.4.3');
    expect(heldFor('Notices').map(({ id }) => id)).toContain('2.4.11');
    expect(conformanceManifest().components.ModalDialog?.criteria).toHaveProperty([
      '2.1.2',
      'stories',
    ]);
  });
});

describe('shownTitle', () => {
  it('leaves out the end that the test computes', () => {
    const title = 'arrows and Enter reach everything on every screen at … px';

    expect(shownTitle({ title })).toBe('arrows and Enter reach everything on every screen');
  });

  it('is without a gap for every proof', () => {
    const titles = [...axeProofs, ...testProofs].map(shownTitle);

    expect(titles.filter((title) => title.includes('…'))).toEqual([]);
  });
});

describe('problemsIn', () => {
  it('names a test that is gone or skipped', () => {
    const file = '/tests/e2e/demo/keyboard.spec.ts';
    const gone = [`${file.slice(1)} has no test “the whole journey works by keyboard”.`];
    const { [file]: source = '', ...others } = tests;
    const skipped = source.replace("test('the whole", "test.skip('the whole");

    expect(problemsIn({ components, stories, tests: others }, axeRules)).toEqual(gone);
    expect(
      problemsIn({ components, stories, tests: { ...others, [file]: skipped } }, axeRules),
    ).toEqual(gone);
  });

  it('names a story that is gone or has no play', () => {
    const file = '/stories/components/Footer.stories.tsx';
    const gone = ['Footer has no story ByKeyboard with a play.'];
    const source = stories[file] ?? '';
    const [before = '', after = ''] = source.split('export const ByKeyboard');
    const still = `${before}export const ByKeyboard${after.replace('play:', 'loaders:')}`;

    for (const changed of [before, still]) {
      expect(
        problemsIn({ components, tests, stories: { ...stories, [file]: changed } }, axeRules),
      ).toEqual(gone);
    }
  });

  it('names a component whose controls no test presses', () => {
    expect(
      problemsIn(
        {
          tests,
          stories,
          components: { ...components, '/src/components/Logo.tsx': '<button />' },
        },
        axeRules,
      ),
    ).toEqual(['No test presses the controls of Logo by keyboard.']);
  });

  it('names a criterion that only axe verified', () => {
    expect(problemsIn(projectSources, new Map())).toEqual([
      'No test verifies 2.5.8 Target Size (Minimum).',
    ]);
  });
});

describe('titlesIn', () => {
  it('finds tests and steps, also computed ones, but not skipped ones', () => {
    const source = `
      test('one', () => {});
      it.each([1, 2])('two', () => {});
      test(\`three in \${names.map(({ name }) => name)} at \${width} px\`, () => {});
      step('four', () => {});
      test.skip('five', () => {});
      test.describe.skip('all', () => { test('six', () => {}); });
      expect('seven').toBe('seven');
    `;

    expect(titlesIn(source)).toEqual(['one', 'two', 'three in … at … px', 'four']);
  });
});
