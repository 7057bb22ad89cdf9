import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NotFound } from '@/components/NotFound';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * If no route matches.
 *
 * ## When not to use
 *
 * For a failure on an existing page: show it where it happens.
 *
 * ## Anatomy
 *
 * 1. Drawing
 * 2. Message
 * 3. Link back
 *
 * ## Keyboard
 *
 * - **Enter**: goes back
 *
 * ## Content
 *
 * - Say where the link leads.
 *
 * @summary The page for an unknown URL.
 */
const meta = preview.meta({
  component: NotFound,
  tags: ['autodocs', 'manifest'],
  args: {
    homeUrl: '/',
    texts: english.notFound,
    onGoHome: fn(),
  },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      NotFound,
      { why: 'Offer the way to the homepage.', args: [{}] },
      {
        why: 'Show a status code alone.',
        args: [{ texts: { ...english.notFound, message: '404' } }],
      },
    ),
  },
});

/** A message and a way back. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: 'Oops! This link, either does not exist or you are not authorised to come here!',
      }),
    ).toBeVisible();
  },
});

/** The link calls onGoHome once. */
export const GoesBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Back to Marquee' });
    await expect(link).toHaveAttribute('href', '/');
    await userEvent.click(link);
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
});

/** Ctrl and a click open the link in another tab and do not call onGoHome. */
export const OpensElsewhere = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    // The tab would stay open.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to Marquee' }));
    await userEvent.keyboard('{/Control}');
    await expect(args.onGoHome).not.toHaveBeenCalled();
  },
});

/** Enter on the link calls onGoHome once. */
export const GoesBackByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
});
