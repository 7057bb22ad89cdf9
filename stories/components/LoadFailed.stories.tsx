import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadFailed } from '@/components/LoadFailed';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const meta = preview.meta({
  component: LoadFailed,
  tags: ['autodocs'],
  args: { texts: english.missed, onTryAgain: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'For a page whose script did not come, because the network went away. Not for a service that failed on a page that is there: that is said where it happened. Tab reaches the button; Enter asks again.',
      },
      story: { inline: false, height: '20rem' },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page did not come through.');
  },
});

export const Hindi = meta.story({ args: { texts: hindi.missed } });

export const Spanish = meta.story({ args: { texts: spanish.missed } });

export const AsksAgain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

export const AsksAgainByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});
