import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { MissingMovie } from '@/components/MissingMovie';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * For a link to a movie that is in no list.
 *
 * ## When not to use
 *
 * For a list that is still loading: its movie may come.
 *
 * ## Anatomy
 *
 * 1. Message
 * 2. What to do
 * 3. Button that closes it
 *
 * ## Keyboard
 *
 * - **Escape, Enter**: close it
 *
 * ## Content
 *
 * - Say where the movie may be found.
 *
 * @summary The message when a link leads to an unknown movie.
 */
const meta = preview.meta({
  component: MissingMovie,
  tags: ['autodocs', 'manifest'],
  args: {
    texts: english.popup,
    presence: { isOpen: true, onExited: fn() },
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    ...examplesOf(
      MissingMovie,
      { why: 'Say what to do instead.', story: 'Default', height: '20rem' },
      { why: 'Show a number that only a developer reads.', story: 'Number', height: '20rem' },
    ),
  },
});

/** A dialog named by its message. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: "We couldn't find this movie." });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(english.popup.missing.advice);
  },
});

/** A bad example: a code instead of advice. */
export const Number = meta.story({
  tags: ['!autodocs', '!dev'],
  args: {
    texts: {
      ...english.popup,
      missing: { ...english.popup.missing, title: 'Error 404', advice: 'No movie has the id 1.' },
    },
  },
});

/** The button calls onClose once. */
export const Closed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the movies' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The close button calls onClose once. */
export const ClosedByCloseButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
