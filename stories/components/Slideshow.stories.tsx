import { type ComponentType, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CinemaScreen } from '@/components/CinemaScreen';
import { Slideshow, type ShownMovie } from '@/components/Slideshow';
import { artworkOf } from '@/domain/artwork/artwork';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { movies } from '../support/movies';

const shown: readonly ShownMovie[] = movies.map((movie) => ({ ...movie, art: artworkOf(movie) }));

/**
 * ## When to use
 *
 * Inside the CinemaScreen, to show one movie after another.
 *
 * ## When not to use
 *
 * For one movie that a person chose: use the Popup.
 *
 * ## Anatomy
 *
 * 1. Drawing of the movie; the next one fades in over it
 * 2. Title
 * 3. Button that pauses the pictures
 *
 * ## Keyboard
 *
 * - **Tab**: the button
 * - **Enter and Space**: pause or play
 *
 * ## Content
 *
 * - Give it the button whenever it moves (WCAG 2.2.2).
 * - Screen readers do not announce the changes.
 *
 * @summary A movie on the CinemaScreen and its title.
 */
const meta = preview.meta({
  component: Slideshow,
  tags: ['autodocs', 'manifest'],
  decorators: [onScreen],
  parameters: {
    ...examplesOf(
      Slideshow,
      {
        why: 'Let the movies change slowly, and let a person pause them.',
        story: 'Playing',
        height: '22rem',
      },
      { why: 'Choose titles that do not fit in one line.', story: 'Long Title', height: '22rem' },
    ),
  },
});

/** The movie changes by itself; the button pauses it. */
export const Playing = meta.story({
  args: {
    movies: shown.slice(0, 1).map((movie) => ({ ...movie, titleTag: 'en' })),
    motion: 'playing',
    texts: english.slideshow,
    onToggle: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Now showing:')).toBeVisible();
    await expect(canvas.getByText('The Third Harbour')).toHaveAttribute('lang', 'en');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: 'Pause the pictures' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** The movie stays; the button plays it again. */
export const Paused = Playing.extend({
  tags: ['visual'],
  args: { motion: 'paused' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the pictures' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** With reduced motion there is one picture and no button. */
export const Still = Playing.extend({
  args: { motion: 'still' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Third Harbour')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The second movie fades in over the first. */
export const CrossFade = Playing.extend({
  args: { movies: shown.slice(0, 2) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('A Lamp for Marigold')).toBeVisible();
    await expect(canvas.queryByText('The Third Harbour')).not.toBeInTheDocument();
    const pictures = canvasElement.querySelectorAll('[aria-hidden] > :has([data-art])');
    await expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      await expect(getComputedStyle(picture).animationName).not.toBe('none');
    }
  },
});

/** A screen reader at the caption stays there when the movie changes. */
export const CaptionStays = Playing.extend({
  tags: ['!autodocs'],
  render: function Changing(args) {
    const [count, setCount] = useState(1);
    return (
      <Slideshow {...args} movies={shown.slice(0, count)} onToggle={() => setCount(count + 1)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByText('The Third Harbour');
    await userEvent.click(canvas.getByRole('button'));
    await expect(title).toHaveTextContent('A Lamp for Marigold');
    await expect(title).toBeVisible();
  },
});

/** A long title is whole. On a phone it takes two lines. */
export const LongTitle = Playing.extend({
  args: { movies: shown.slice(7, 8) },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Extremely Long/).parentElement;
    await expect(words).toBeVisible();
    await expect(words?.scrollHeight).toBe(words?.clientHeight);
  },
});

function onScreen(Story: ComponentType) {
  return (
    <CinemaScreen>
      <Story />
    </CinemaScreen>
  );
}
