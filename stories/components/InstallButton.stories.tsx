import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { InstallButton } from '@/components/InstallButton';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * If the browser offers an installation.
 *
 * ## When not to use
 *
 * In a notice or a popup: installing is optional.
 *
 * ## Anatomy
 *
 * 1. Button with an icon
 *
 * ## Keyboard
 *
 * - **Enter and Space**: press it
 *
 * ## Content
 *
 * - While the browser asks, the button is busy and ignores presses.
 *
 * @summary A button in the footer that installs the app.
 */
const meta = preview.meta({
  component: InstallButton,
  tags: ['autodocs', 'manifest'],
  args: { label: english.notices.install, onInstall: fn() },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      InstallButton,
      { why: 'Name the action in two or three words.', args: [{}] },
      {
        why: 'Advertise. A visitor who wants the app finds it.',
        args: [{ label: 'Get the best of Marquee: install our app today!' }],
      },
    ),
  },
});

/** Ready to install. */
export const Default = meta.story();

/** A busy button ignores presses. */
export const Busy = meta.story({
  tags: ['visual'],
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Install Marquee' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onInstall).not.toHaveBeenCalled();
  },
});

/** A press calls onInstall once. */
export const Pressed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install Marquee' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
});

/** Enter presses it. */
export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
});
