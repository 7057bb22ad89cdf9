import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button, LinkButton } from '@/components/Button';
import { english } from '@/domain/texts/english';
import { watchUrl } from '@/domain/trailer';
import { examplesOf } from '../docs/examplesOf';
import { sized } from '../support/sized';

/**
 * ## When to use
 *
 * For an action on the page.
 *
 * ## When not to use
 *
 * To go somewhere else: use a link. For an icon alone: use an IconButton.
 *
 * ## Anatomy
 *
 * 1. Icon, optional
 * 2. Text
 * 3. Loading indicator while it is busy
 *
 * ## Keyboard
 *
 * - **Enter and Space**: press it
 *
 * ## Content
 *
 * - Start with a verb, in one to three words.
 * - Say what is loading while it is busy: “signing in ...”.
 * - Set `isLoading` while it is busy: it keeps the focus and ignores presses.
 *
 * @summary A button with a text.
 */
const meta = preview.meta({
  component: Button,
  tags: ['autodocs', 'manifest'],
  args: { children: english.header.gptSearch, onClick: fn() },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      Button,
      {
        why: 'Use the accent for the main action only.',
        args: [{ tone: 'accent', children: english.search.searchBtnTextContent }, {}],
      },
      {
        why: 'Give several buttons the same weight.',
        args: [
          { tone: 'accent', children: english.search.searchBtnTextContent },
          { tone: 'accent', children: english.header.gptSearch },
        ],
      },
    ),
  },
});

/** For most actions. */
export const Quiet = meta.story();

/** For the main action of a screen. */
export const Accent = meta.story({
  args: { tone: 'accent', children: english.search.searchBtnTextContent },
});

/** The icon stands before the text. */
export const WithIcon = Quiet.extend({ args: { icon: 'sparkle' } });

/** The main action with its icon. */
export const AccentWithIcon = Accent.extend({ args: { icon: 'search' } });

/** Disabled, but it keeps the focus. */
export const Busy = Accent.extend({
  args: {
    isLoading: true,
    children: english.authForm.submitting.signIn,
  },
});

/** A busy button calls nothing. */
export const PressedWhileBusy = Busy.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A long text wraps. */
export const LongText = Quiet.extend({
  decorators: [sized('12rem')],
  args: { icon: 'home', children: 'Back to the homepage and to all that was there before' },
});

/** A LinkButton looks like a button and opens a page in a new tab. */
export const Link = meta.story({
  tags: ['!autodocs'],
  args: { children: english.hero.playTrailer },
  render: ({ children }) => (
    <LinkButton icon="play" href={watchUrl('story')}>
      {children}
    </LinkButton>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Play Trailer on YT' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', watchUrl('story'));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** A press calls onClick once. */
export const Pressed = Quiet.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GPT Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Enter and Space press it. */
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
