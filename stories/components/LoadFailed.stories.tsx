import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadFailed } from '@/components/LoadFailed';
import { english } from '@/domain/texts/english';

const meta = preview.meta({
  component: LoadFailed,
  tags: ['autodocs'],
  args: { texts: english.missed, onTryAgain: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The message when the script of a page does not load. A service that fails is reported where it is used. Enter on the button tries again.',
      },
      story: { inline: false, height: '20rem' },
    },
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("This page couldn't be loaded.");
  },
});

export const TriesAgain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const TriesAgainByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});
