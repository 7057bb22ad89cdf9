import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchForm } from '@/components/SearchForm';
import { SearchLayout } from '@/components/SearchLayout';
import { SearchPanel, type SearchPanelView } from '@/components/SearchPanel';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
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
          'For a form and what it finds, inside a StageLayout with full content. Not for a card that stands alone: the StageLayout centres that by itself.',
      },
    },
  },
});

export const FormOnly = meta.story();

export const Loading = meta.story({ args: { panel: panel(english, { kind: 'loading' }) } });

/** The rows reach from edge to edge, the form does not. */
export const Results = meta.story({
  args: { panel: panel(english, results(names)) },
  play: async ({ canvas, canvasElement }) => {
    const screen = canvasElement.getBoundingClientRect();
    const rows = canvas.getByRole('region', { name: 'Nine Winters' }).getBoundingClientRect();
    const form = canvas.getByRole('search').getBoundingClientRect();
    await expect([rows.left, rows.right]).toEqual([screen.left, screen.right]);
    await expect(form.left).toBeGreaterThan(screen.left);
    await expect(form.right).toBeLessThan(screen.right);
    await expect(form.left - screen.left).toBeCloseTo(screen.right - form.right);
  },
});

export const LongNames = meta.story({
  args: { panel: panel(english, results([longTitle, ...names.slice(0, 2)])) },
});

export const Failed = meta.story({ args: { panel: panel(english, { kind: 'failed' }) } });

export const OnPhone = Results.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Hindi = meta.story({
  args: { form: form(hindi), panel: panel(hindi, results(names)) },
});

export const Spanish = meta.story({
  args: { form: form(spanish), panel: panel(spanish, results(names)) },
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
      onTryAgain={fn()}
    />
  );
}

function results(of: readonly string[]): SearchPanelView {
  return {
    kind: 'results',
    names: of,
    rows: of.slice(0, 3).map((name, place) => ({ name, movies: movies.slice(place) })),
  };
}
