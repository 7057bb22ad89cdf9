import preview from '#.storybook/preview';
import { Spinner } from '@/components/Spinner';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * After a text that says what is loading.
 *
 * ## When not to use
 *
 * Alone: assistive technology ignores it. For a row: use a RowSkeleton.
 *
 * ## Anatomy
 *
 * 1. Three lamps
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - It stands still under reduced motion.
 *
 * @summary A loading indicator after a text, with its size and colour.
 */
const meta = preview.meta({
  component: Spinner,
  tags: ['autodocs', 'manifest'],
  parameters: {
    layout: 'centered',
    ...examplesOf(
      Spinner,
      { why: 'Show one beside the text that says what is loading.', args: [{}] },
      { why: 'Show one for each part that is loading.', args: [{}, {}, {}] },
    ),
  },
});

/** Three lamps light up in turn. */
export const Default = meta.story();
