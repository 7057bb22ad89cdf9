import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchForm } from '@/components/SearchForm';
import { SearchLayout } from '@/components/SearchLayout';
import { SearchPanel, type SearchPanelView } from '@/components/SearchPanel';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';
import { longTitle } from '../support/longTexts';
import { movies } from '../support/movies';
import { poster } from '../support/pictures';

const names = movies.map(({ title }) => title);

const meta = preview.meta({
  component: SearchLayout,
  tags: ['autodocs'],
  args: { form: form(english), panel: panel(english, { kind: 'hidden' }) },
  parameters: {
    docs: {
      description: {
        component:
          'The layout of GPT search: a form above its panel. Use it inside a StageLayout with full content. The StageLayout alone centres a single card.',
      },
    },
  },
});

export const FormOnly = meta.story();

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

export const LongNames = meta.story({
  args: { panel: panel(english, results([longTitle, ...names.slice(0, 2)])) },
});

export const Failed = meta.story({
  args: { panel: panel(english, { kind: 'failed', onTryAgain: fn() }) },
});

export const OnPhone = Results.extend({ globals: { viewport: { value: 'smallPhone' } } });

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
