import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * For icons that everybody knows: close, play, scroll.
 *
 * ## When not to use
 *
 * For other actions: use a Button with a text.
 *
 * ## Anatomy
 *
 * 1. Round button
 * 2. Icon
 *
 * ## Keyboard
 *
 * - **Enter and Space**: press it
 *
 * ## Content
 *
 * - The label says what a press does: “Show password”.
 * - The label is the tooltip too.
 *
 * @summary A button with an icon and an accessible name.
 */
const meta = preview.meta({
  component: IconButton,
  tags: ['autodocs', 'manifest'],
  args: { onClick: fn() },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      IconButton,
      {
        why: 'Use a sign that everybody knows: close, show, back and forth.',
        args: [
          { icon: 'close', label: english.popup.close },
          { icon: 'right', label: english.row.scrollRight(english.list.popular) },
        ],
      },
      {
        why: 'Hide an action behind an unfamiliar sign. Use a Button with a text.',
        args: [{ icon: 'sparkle', label: english.header.gptSearch }],
      },
    ),
  },
});

/** An icon button that closes: a cross, named “Close”. */
export const Close = meta.story({ args: { icon: 'close', label: english.popup.close } });

/** The label says what a press does. */
export const ShowPassword = meta.story({
  args: { icon: 'eye', label: english.authForm.showPassword },
});

/** The label names the row. */
export const ScrollRight = meta.story({
  args: { icon: 'right', label: english.row.scrollRight(english.list.popular) },
});

/** Disabled, but it can have the focus. */
export const AtTheEnd = ScrollRight.extend({
  tags: ['visual'],
  args: { 'aria-disabled': true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** The icon has an accessible name. */
export const Pressed = Close.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Enter and Space press it. */
export const PressedByKeyboard = Close.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
