import { http, HttpResponse, delay } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Poster } from '@/components/Poster';
import { examplesOf } from '../docs/examplesOf';
import { longTitle } from '../support/longTexts';
import { art } from '../support/movies';
import { backdrop, brokenPicture, poster } from '../support/pictures';
import { cardWidth, sized } from '../support/sized';

/**
 * ## When to use
 *
 * Wherever a movie has a poster.
 *
 * ## When not to use
 *
 * For backdrops.
 *
 * ## Anatomy
 *
 * 1. Skeleton
 * 2. Picture, or a DrawnPoster
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - The picture loads when it comes near the screen.
 * - The title beside it is the text; the picture has none.
 *
 * @summary A movie poster at 2:3 that fills the width of its parent.
 */
const meta = preview.meta({
  component: Poster,
  tags: ['autodocs', 'manifest'],
  decorators: [sized(cardWidth)],
  args: { title: 'Low Tide', art, url: poster('/story-3.jpg') },
  // Of every story: a documentation page loads its pictures when they come near.
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/late-poster.svg', () => delay('infinite')),
      http.get('*/lost-poster.svg', () => HttpResponse.error()),
    ),
  parameters: {
    layout: 'centered',
    ...examplesOf(
      Poster,
      {
        why: 'Give it the path of a picture with the ratio of a poster.',
        width: '8rem',
        args: [{}],
      },
      {
        why: 'Use the backdrop: its sides are cut off.',
        width: '8rem',
        args: [{ url: backdrop('/story-2-wide.jpg') }],
      },
    ),
  },
});

/** The picture is there. */
export const Loaded = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('presentation')).toBeVisible());
  },
});

/** A skeleton shows until the picture loads. */
export const Loading = meta.story({
  tags: ['visual'],
  args: { url: './late-poster.svg' },
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole('presentation');
    await expect(picture).toHaveAttribute('src', './late-poster.svg');
    await expect(picture).not.toBeVisible();
    await expect(canvas.queryByText('Low Tide')).toBeNull();

    const frame = canvasElement.querySelector('[data-state="loading"]');
    if (!frame) throw new Error('The poster is not loading.');
    const { width, height } = frame.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(1.5);
    await expect(getComputedStyle(frame, '::before').content).toBe('""');
  },
});

/** Reduced motion stops the shimmer of the skeleton. */
export const LoadingWithReducedMotion = Loading.extend({
  tags: ['!visual'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('presentation');
    const frame = canvasElement.querySelector('[data-state="loading"]');
    if (!frame) throw new Error('The poster is not loading.');
    await waitFor(() =>
      expect(getComputedStyle(frame, '::before').animationIterationCount).toBe('1'),
    );
  },
});

/** The image host fails: the title is drawn. */
export const Failed = meta.story({
  tags: ['visual'],
  args: { url: './lost-poster.svg' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Low Tide')).toBeVisible();
  },
});

/** The file is not an image. */
export const Broken = meta.story({
  args: { url: brokenPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Low Tide')).toBeVisible();
  },
});

/** The title is drawn at once. */
export const NoPicture = meta.story({
  args: { title: longTitle, url: null },
});
