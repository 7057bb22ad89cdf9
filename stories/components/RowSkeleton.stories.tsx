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

/** The skeleton has the height of a row. */
export const AsTallAsItsRow = meta.story({
  play: async ({ canvas, canvasElement, mount }) => {
    await mount(<RowSkeleton />);
    const height = canvasElement.scrollHeight;
    await mount(
      <MovieRow
        title="Heat"
        movies={movies}
        posterUrl={poster}
        texts={english}
        onShowInfo={fn()}
      />,
    );
    await expect(canvas.getByRole('region', { name: 'Heat' }).offsetHeight).toBe(height);
  },
});
