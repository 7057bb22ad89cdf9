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
          'For a row that is still asked for, so that nothing jumps when it comes. Not for a row that found nothing: that row says so itself.',
      },
    },
  },
});

export const Default = meta.story();

/** The row that comes is as tall as its place was. */
export const AsTallAsItsRow = meta.story({
  play: async ({ canvas, canvasElement, mount }) => {
    await mount(<RowSkeleton />);
    const kept = canvasElement.scrollHeight;
    await mount(
      <MovieRow
        title="Heat"
        movies={movies}
        posterUrl={poster}
        texts={english}
        onShowInfo={fn()}
      />,
    );
    await expect(canvas.getByRole('region', { name: 'Heat' }).offsetHeight).toBe(kept);
  },
});
