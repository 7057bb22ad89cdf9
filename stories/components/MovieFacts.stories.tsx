import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieFacts } from '@/components/MovieFacts';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';

const meta = preview.meta({
  component: MovieFacts,
  tags: ['autodocs'],
  args: { year: 2024, rating: 7.84, genres: ['Drama', 'Mystery'], texts: english.card },
  parameters: {
    docs: {
      description: {
        component:
          'Year, score and genres of a movie in one line. Unknown facts are left out. Screen readers say “rated 7.8 out of 10”.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2024')).toBeVisible();
    await expect(canvas.getByText('rated 7.8 out of 10')).toBeInTheDocument();
  },
});

/** As on a card. */
export const WithoutGenres = meta.story({ args: { genres: undefined } });

export const NothingKnown = meta.story({
  args: { year: undefined, rating: undefined, genres: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).not.toBeVisible();
  },
});

export const InHindi = meta.story({
  args: { genres: [hindi.popup.genre[18], hindi.popup.genre[9648]], texts: hindi.card },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ड्रामा')).toBeVisible();
  },
});
