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
          'For an action whose drawing everybody knows, where there is no room for a text. Not where the drawing alone would puzzle: take a Button with an icon. Tab reaches it; Enter and Space press it.',
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

/** There is nowhere further to go; it can have the focus all the same. */
export const AtTheEnd = ScrollRight.extend({
  args: { 'aria-disabled': true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** It has a name, though it shows none. */
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
