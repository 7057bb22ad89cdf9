import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { InstallButton } from '@/components/InstallButton';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const meta = preview.meta({
  component: InstallButton,
  tags: ['autodocs'],
  args: { label: english.notices.install, onAccept: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For something that may be had and that nobody has to want, in the footer: to install the product. Not for anything on the way to a movie. Tab reaches it; Enter accepts.',
      },
    },
  },
});

export const Default = meta.story();

/** It is being seen to, and is asked for once. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Install Marquee' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const Hindi = meta.story({ args: { label: hindi.notices.install } });

export const Spanish = meta.story({ args: { label: spanish.notices.install } });

export const IsAccepted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install Marquee' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const IsAcceptedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
