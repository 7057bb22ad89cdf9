import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadingScreen } from '@/components/LoadingScreen';

/**
 * ## When to use
 *
 * For the moment before it is clear which page to show.
 *
 * ## When not to use
 *
 * Inside a page: use a RowSkeleton or a Spinner.
 *
 * ## Anatomy
 *
 * 1. Dark page
 *
 * ## Keyboard
 *
 * - **Tab**: nothing to reach
 *
 * ## Content
 *
 * - Assistive technology reads it as busy.
 *
 * @summary A blank page while the session is unknown.
 */
const meta = preview.meta({
  component: LoadingScreen,
  tags: ['autodocs', 'manifest'],
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
});

/** Assistive technology reads it as busy. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
});
