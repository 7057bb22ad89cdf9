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
          'For a person, beside their name. Not without the name: the picture is silent to assistive technology.',
      },
    },
  },
});

export const Photo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
  },
});

export const NoPhoto = meta.story({ args: { photoURL: null } });

/** The photo does not load: the drawn face takes its place. */
export const BrokenPhoto = meta.story({
  args: { photoURL: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).not.toBeInTheDocument());
  },
});
