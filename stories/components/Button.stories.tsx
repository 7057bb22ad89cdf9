import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { english } from '@/domain/texts/english';

const meta = preview.meta({
  component: Button,
  tags: ['autodocs'],
  args: { children: english.header.gptSearch, onClick: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A button with a text. Use it for an action on the page; use a link to go somewhere else. Enter and Space press it.',
      },
    },
  },
});

export const Quiet = meta.story();

export const Accent = meta.story({
  args: { tone: 'accent', children: english.search.searchBtnTextContent },
});

export const WithIcon = Quiet.extend({ args: { icon: 'sparkle' } });

export const AccentWithIcon = Accent.extend({ args: { icon: 'search' } });

/** Disabled, but it keeps the focus. */
export const Busy = Accent.extend({
  args: {
    'aria-disabled': true,
    isLoading: true,
    children: english.authForm.submitting.signIn,
  },
});

export const PressedWhileBusy = Busy.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const LongText = Quiet.extend({
  args: { icon: 'home', children: 'Back to the homepage and to all that was there before' },
});

export const Pressed = Quiet.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GPT Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const PressedByKeyboard = Quiet.extend({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab reaches it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
    await step('Enter presses it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('Space presses it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
});
