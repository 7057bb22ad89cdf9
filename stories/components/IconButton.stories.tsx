import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { IconButton } from '@/components/IconButton';
import { english } from '@/domain/texts/english';

const meta = preview.meta({
  component: IconButton,
  tags: ['autodocs'],
  args: { onClick: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A button with an icon and an accessible name. Use it for icons that everybody knows; otherwise use a Button. Enter and Space press it.',
      },
    },
  },
});

export const Close = meta.story({ args: { icon: 'close', label: english.popup.close } });

export const ShowPassword = meta.story({
  args: { icon: 'eye', label: english.authForm.showPassword },
});

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

export const PressedByKeyboard = Close.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
