import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieRow } from '@/components/MovieRow';
import { RowSkeleton } from '@/components/RowSkeleton';
import { english } from '@/domain/texts/english';
import { movies } from '../support/movies';
import { poster } from '../support/pictures';

const meta = preview.meta({
  component: RowSkeleton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The placeholder of a row that is loading. It has the height of a row, so nothing jumps. A row without results shows its own message.',
      },
    },
  },
});

export const Default = meta.story();

/** In the grid of a search, with the name as soon as it is known. */
export const Cell = meta.story({ args: { layout: 'cell', title: 'Heat' } });

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
        heading={{ title: 'Heat' }}
        movies={movies}
        posterUrl={poster}
        texts={english}
        onShowInfo={fn()}
      />,
    );
    await expect(canvas.getByRole('region', { name: 'Heat' }).offsetHeight).toBe(height);
  },
});
