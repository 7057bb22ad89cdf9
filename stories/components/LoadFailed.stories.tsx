import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadFailed } from '@/components/LoadFailed';
import { SkipLink } from '@/components/SkipLink';
import { StageLayout } from '@/components/StageLayout';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { pageChrome, searchView } from '../support/pageChrome';

/**
 * ## When to use
 *
 * In place of the page, or of its content.
 *
 * ## When not to use
 *
 * For a service that fails: show the failure where the service is used.
 *
 * ## Anatomy
 *
 * 1. Message
 * 2. Button
 *
 * ## Keyboard
 *
 * - **Enter and Space**: try again
 *
 * ## Content
 *
 * - Say what happened and what to do, without blame.
 *
 * @summary The message when the script of a page does not load.
 */
const meta = preview.meta({
  component: LoadFailed,
  tags: ['autodocs', 'manifest'],
  args: { texts: english.loadFailed, isWholePage: true, onTryAgain: fn() },
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    ...examplesOf(
      LoadFailed,
      {
        why: 'Say what happened in one sentence, with one way on.',
        story: 'Default',
        height: '16rem',
      },
      { why: 'Show the error of the browser.', story: 'Browser Error', height: '16rem' },
    ),
  },
});

/** Announced at once. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("This page couldn't be loaded.");
  },
});

/** A bad example: a message that only a developer understands. */
export const BrowserError = meta.story({
  tags: ['!autodocs', '!dev'],
  args: {
    texts: {
      ...english.loadFailed,
      message: 'TypeError: Failed to fetch dynamically imported module',
    },
  },
});

/** Under a header, which leads to other screens. */
export const UnderHeader = meta.story({
  tags: ['visual'],
  args: { isWholePage: false },
  parameters: { docs: { story: { height: '40rem' } } },
  render: (args) => (
    <StageLayout {...pageChrome('english', english, searchView)} content="message">
      <LoadFailed {...args} />
    </StageLayout>
  ),
});

/** While the page loads again, the button ignores presses. */
export const Loading = meta.story({
  tags: ['visual'],
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).not.toHaveBeenCalled();
  },
});

/** The link to the content moves the focus here. */
export const Skipped = meta.story({
  render: (args) => (
    <>
      <SkipLink label={english.header.skip} />
      <LoadFailed {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** A press calls onTryAgain once. */
export const TriesAgain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});

/** Enter calls onTryAgain once. */
export const TriesAgainByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
});
