import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const meta = preview.meta({
  component: Button,
  tags: ['autodocs'],
  args: { children: english.header.gptSearch, onClick: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For something that happens on the spot, with a text that says what. Not for going somewhere: that is a link. Tab reaches it; Enter and Space press it.',
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

/** It cannot be pressed for now, and keeps the focus all the same. */
export const Busy = Accent.extend({
  args: {
    'aria-disabled': true,
    isLoading: true,
    children: english.authForm.submitting.signIn,
  },
});

export const LongText = Quiet.extend({
  args: { icon: 'home', children: 'Back to the homepage and to all that was there before' },
});

export const Hindi = WithIcon.extend({ args: { children: hindi.header.gptSearch } });

export const Spanish = WithIcon.extend({ args: { children: spanish.header.gptSearch } });

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
    await step('So does Space', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
});
