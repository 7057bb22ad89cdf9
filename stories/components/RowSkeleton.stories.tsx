import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieRow } from '@/components/MovieRow';
import { RowSkeleton } from '@/components/RowSkeleton';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { movies } from '../support/movies';
import { poster } from '../support/pictures';

/**
 * ## When to use
 *
 * Until the movies of a row are there.
 *
 * ## When not to use
 *
 * For a row without results: it has its own message.
 *
 * ## Anatomy
 *
 * 1. Title
 * 2. Cards, with the height of a row
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - Assistive technology ignores it: a status says what is loading.
 *
 * @summary The placeholder of a row that is loading.
 */
const meta = preview.meta({
  component: RowSkeleton,
  tags: ['autodocs', 'manifest'],
  parameters: {
    ...examplesOf(
      RowSkeleton,
      {
        why: 'Give it the layout of the row that comes, so that nothing moves.',
        width: '9rem',
        args: [{ layout: 'cell', title: 'Heat' }],
      },
      {
        why: 'Animate it where nothing will come. Set isVacant instead.',
        width: '9rem',
        args: [{ layout: 'cell', title: 'Nothing found', isVacant: false }],
      },
    ),
  },
});

/** A title and cards, as high as a row. */
export const Default = meta.story();

/** In the grid of a search, with the name as soon as it is known. */
export const Cell = meta.story({ args: { layout: 'cell', title: 'Heat' } });

/** The larger place of the first result. */
export const Feature = meta.story({ args: { layout: 'feature', title: 'Heat' } });

/** The row failed: its place stays empty. */
export const Vacant = meta.story({ args: { layout: 'cell', title: 'Heat', isVacant: true } });

/** The skeleton has the height of a row. */
export const AsTallAsItsRow = meta.story({
  play: async ({ canvas, canvasElement, mount }) => {
    await mount(<RowSkeleton />);
    const height = canvasElement.scrollHeight;
    await mount(
      <MovieRow
        title="Heat"
        name="heat"
        movies={movies}
        posterUrl={poster}
        texts={english}
        onShowInfo={fn()}
      />,
    );
    await expect(canvas.getByRole('region', { name: 'Heat' }).offsetHeight).toBe(height);
  },
});
