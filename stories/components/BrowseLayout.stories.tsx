import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { BrowseLayout } from '@/components/BrowseLayout';
import { Hero } from '@/components/Hero';
import { MovieRow } from '@/components/MovieRow';
import { listKinds } from '@/domain/movie';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';
import { watchUrl } from '@/domain/trailer';
import { examplesOf } from '../docs/examplesOf';
import { art, featured, movies } from '../support/movies';
import { backdrop, poster } from '../support/pictures';

/**
 * ## When to use
 *
 * Inside a StageLayout with hero content.
 *
 * ## When not to use
 *
 * For a page without a featured movie: use the StageLayout alone.
 *
 * ## Anatomy
 *
 * 1. Hero
 * 2. Rows, the first over the lower edge of the hero
 *
 * ## Keyboard
 *
 * - **Tab**: hero, then one stop for each row
 *
 * ## Content
 *
 * - Rows have sample movies until their own arrive, so nothing jumps.
 *
 * @summary The layout of the homepage: a hero above rows.
 */
const meta = preview.meta({
  component: BrowseLayout,
  tags: ['autodocs', 'manifest'],
  args: { hero: heroIn(english), rows: rowsIn(english) },
  parameters: {
    docs: { story: { inline: false, height: '48rem' } },
    ...examplesOf(
      BrowseLayout,
      { why: 'Begin with one movie.', story: 'Default', height: '26rem' },
      { why: 'Begin with a row. The page has no beginning.', story: 'Row First', height: '26rem' },
    ),
  },
});

/** The first row lies over the lower edge of the hero. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('heading', { name: 'The Third Harbour' }).closest('section');
    const row = canvas.getByRole('region', { name: 'Upcoming Movies' });
    await expect(row).toBeVisible();
    await expect(row.getBoundingClientRect().top).toBeLessThan(
      hero?.getBoundingClientRect().bottom ?? NaN,
    );
  },
});

/** A bad example: a row in place of the hero. */
export const RowFirst = meta.story({
  tags: ['!autodocs', '!dev'],
  args: { hero: <>{rowsIn(english).at(-1)}</>, rows: rowsIn(english).slice(0, -1) },
});

function heroIn(texts: Texts) {
  return (
    <Hero
      {...featured}
      facts={{ year: 2024, rating: 7.8, genres: [texts.popup.genre[18], texts.popup.genre[9648]] }}
      backdrop={{ art, url: backdrop('/story-backdrop-2.jpg'), narrowUrl: null }}
      trailer={{ watchUrl: watchUrl('story') }}
      texts={texts}
      onShowInfo={fn()}
    />
  );
}

function rowsIn(texts: Texts) {
  return listKinds.map((kind, first) => (
    <MovieRow
      key={kind}
      title={texts.list[kind]}
      name={kind}
      movies={[...movies.slice(first * 2), ...movies.slice(0, first * 2)]}
      posterUrl={poster}
      texts={texts}
      onShowInfo={fn()}
    />
  ));
}
