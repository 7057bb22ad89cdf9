import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieFacts } from '@/components/MovieFacts';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { sized } from '../support/sized';

/**
 * ## When to use
 *
 * Below the title of a movie.
 *
 * ## When not to use
 *
 * For a date or the number of votes: the Popup has them.
 *
 * ## Anatomy
 *
 * 1. Year
 * 2. Score with a star
 * 3. Genres
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - Unknown facts are left out.
 * - Screen readers say “rated 7.8 out of 10”.
 *
 * @summary Year, score and genres of a movie in one line.
 */
const meta = preview.meta({
  component: MovieFacts,
  tags: ['autodocs', 'manifest'],
  args: { year: 2024, rating: 7.84, genres: ['Drama', 'Mystery'], texts: english.card },
  parameters: {
    ...examplesOf(
      MovieFacts,
      { why: 'Leave out what is unknown.', args: [{ rating: undefined }] },
      { why: 'Show 0 for a movie without votes.', args: [{ rating: 0 }] },
    ),
  },
});

/** Year, score and genres. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2024')).toBeVisible();
    await expect(canvas.getByText('rated 7.8 out of 10')).toBeInTheDocument();
  },
});

/** Year and score without genres, as on a card. */
export const WithoutGenres = meta.story({ args: { genres: undefined } });

/** A second line starts without a dot. */
export const OnTwoLines = meta.story({ decorators: [sized('11rem')] });

/** Without facts the line is empty. */
export const NothingKnown = meta.story({
  args: { year: undefined, rating: undefined, genres: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).not.toBeVisible();
  },
});
