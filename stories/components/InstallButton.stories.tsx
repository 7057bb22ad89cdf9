import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { InstallButton } from '@/components/InstallButton';
import { english } from '@/domain/texts/english';

const meta = preview.meta({
  component: InstallButton,
  tags: ['autodocs'],
  args: { label: english.notices.install, onAccept: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component: 'A button in the footer that installs the app. Enter presses it.',
      },
    },
  },
});

export const Default = meta.story();

/** A busy button ignores presses. */
export const Busy = meta.story({
  tags: ['visual'],
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Install Marquee' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

export const Pressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install Marquee' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
