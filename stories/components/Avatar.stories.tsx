import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '@/components/Avatar';
import { examplesOf } from '../docs/examplesOf';
import { brokenPicture, portrait, poster } from '../support/pictures';

/**
 * ## When to use
 *
 * Beside the name of the person.
 *
 * ## When not to use
 *
 * Alone: assistive technology ignores the picture. For movies: use a Poster.
 *
 * ## Anatomy
 *
 * 1. Photo, or a drawn face
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - A missing or broken photo becomes the drawn face.
 *
 * @summary A picture of the signed-in person.
 */
const meta = preview.meta({
  component: Avatar,
  tags: ['autodocs', 'manifest'],
  args: { photoURL: portrait },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      Avatar,
      { why: 'Show the person beside their name.', args: [{}] },
      {
        why: 'Show a movie in it. Use a Poster.',
        args: [{ photoURL: poster('/story-3.jpg') }],
      },
    ),
  },
});

/** The photo of the person. */
export const Photo = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
});

/** The host of the photo does not learn which page shows it. */
export const PrivatePhoto = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
});

/** A drawn face. */
export const NoPhoto = meta.story({ args: { photoURL: null } });

/** A photo that does not load is replaced by a drawing. */
export const BrokenPhoto = meta.story({
  args: { photoURL: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).not.toBeInTheDocument());
  },
});
