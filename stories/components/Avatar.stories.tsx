import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar } from '@/components/Avatar';
import { brokenPicture, portrait } from '../support/pictures';

const meta = preview.meta({
  component: Avatar,
  tags: ['autodocs'],
  args: { photoURL: portrait },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A picture of the signed-in person. Always show the name beside it: assistive technology ignores the picture.',
      },
    },
  },
});

export const Photo = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
});

export const NoPhoto = meta.story({ args: { photoURL: null } });

/** A photo that does not load is replaced by a drawing. */
export const BrokenPhoto = meta.story({
  args: { photoURL: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).not.toBeInTheDocument());
  },
});
