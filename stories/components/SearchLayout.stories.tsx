import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchForm } from '@/components/SearchForm';
import { SearchLayout } from '@/components/SearchLayout';
import { SearchPanel, type SearchPanelView } from '@/components/SearchPanel';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';
import { examplesOf } from '../docs/examplesOf';
import { longTitle } from '../support/longTexts';
import { movies } from '../support/movies';
import { poster } from '../support/pictures';

const names = movies.map(({ title }) => title);

/**
 * ## When to use
 *
 * Inside a StageLayout with full content.
 *
 * ## When not to use
 *
 * For a single card: the StageLayout centres it alone.
 *
 * ## Anatomy
 *
 * 1. Form in the middle
 * 2. Panel over the whole width
 *
 * ## Keyboard
 *
 * - **Tab**: form, then panel
 *
 * ## Content
 *
 * - Results are wider than the form.
 *
 * @summary The layout of GPT Search: a form above its panel.
 */
const meta = preview.meta({
  component: SearchLayout,
  tags: ['autodocs', 'manifest'],
  args: { form: form(english), panel: panel(english, { kind: 'hidden' }) },
  parameters: {
    ...examplesOf(
      SearchLayout,
      { why: 'Put the form above its results.', story: 'Results', height: '26rem' },
      {
        why: 'Put the results first. The form leaves the screen.',
        story: 'Results First',
        height: '26rem',
      },
    ),
  },
});

/** A bad example: the form below its results. */
export const ResultsFirst = meta.story({
  tags: ['!autodocs', '!dev'],
  args: { form: panel(english, results(names)), panel: form(english) },
});

/** Before the first search. */
export const FormOnly = meta.story();

/** The panel says that it loads. */
export const Loading = meta.story({ args: { panel: panel(english, { kind: 'loading' }) } });

/** Results are wider than the form. */
export const Results = meta.story({
  tags: ['visual'],
  args: { panel: panel(english, results(names)) },
  play: async ({ canvas, canvasElement }) => {
    const screen = canvasElement.getBoundingClientRect();
    const results = canvas.getByText('10 - Understudy').closest('ol')?.getBoundingClientRect();
    const form = canvas.getByRole('search').getBoundingClientRect();
    await expect(form.width).toBeLessThan(results?.width ?? 0);
    await expect(form.left - screen.left).toBeCloseTo(screen.right - form.right);
  },
});

/** A long name stays on one line. */
export const LongNames = meta.story({
  args: { panel: panel(english, results([longTitle, ...names.slice(0, 2)])) },
});

/** The panel offers to try again. */
export const Failed = meta.story({
  args: { panel: panel(english, { kind: 'failed', onTryAgain: fn() }) },
});

function form(texts: Texts) {
  return <SearchForm state="quiet" texts={texts.search} onSubmit={fn()} />;
}

function panel(texts: Texts, view: SearchPanelView) {
  return (
    <SearchPanel
      view={view}
      recommender={texts.search.demoRecommender}
      posterUrl={poster}
      texts={texts}
      onShowInfo={fn()}
    />
  );
}

function results(shown: readonly string[]): SearchPanelView {
  return {
    kind: 'results',
    names: shown.map((name) => ({ name })),
    rows: shown.slice(0, 3).map((name, place) => ({ name, movies: movies.slice(place) })),
  };
}
