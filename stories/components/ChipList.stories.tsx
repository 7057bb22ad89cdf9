import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChipList, type ChipListProps } from '@/components/ChipList';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { longTitle, longWord } from '../support/longTexts';
import { sized } from '../support/sized';

/**
 * ## When to use
 *
 * To refine a query, or to remove a part of what was understood.
 *
 * ## When not to use
 *
 * For navigation, or for a choice of one: use a select.
 *
 * ## Anatomy
 *
 * 1. List with a label
 * 2. Chip
 * 3. Cross, if chips can be removed
 *
 * ## Keyboard
 *
 * - **Tab**: from chip to chip
 * - **Enter and Space**: press or remove it; then the chip in its place gets the focus
 *
 * ## Content
 *
 * - One to three words, in lower case as in a query.
 * - Without chips it keeps the height of one line.
 * - Removable chips scroll sideways; the others wrap.
 *
 * @summary Short actions around the results of a search.
 */
const meta = preview.meta({
  component: ChipList,
  tags: ['autodocs', 'manifest'],
  decorators: [sized('min(46rem, 100vw - 2rem)')],
  args: {
    label: english.refine.label,
    chips: ['newer', 'lighter', 'more like Heat', 'others, please'],
    onPress: fn(),
  },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      ChipList,
      { why: 'Write one to three words, which fit a line.', args: [{}] },
      {
        why: 'Write sentences. On a phone each takes a line of its own.',
        args: [
          { chips: ['show me newer movies than these', 'show me something lighter than these'] },
        ],
      },
    ),
  },
});

/** Each chip is a refinement that extends the query. */
export const Refinements = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'others, please' }));
    await expect(args.onPress).toHaveBeenCalledWith(3);
  },
});

/** What was understood of a query, in the visitor’s words. */
export const Removable = meta.story({
  tags: ['visual'],
  args: {
    label: english.understood.label,
    chips: ['space', 'not Star Wars', '1990s'],
    removeLabel: english.understood.remove,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'What was understood' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search without “not Star Wars”' }));
    await expect(args.onPress).toHaveBeenCalledWith(1);
  },
});

/** The focus goes to the chip in the place of the removed one, or to the last one. */
export const FocusAfterRemoval = Removable.extend({
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Search without “not Star Wars”' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Search without “1990s”' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Search without “space”' })).toHaveFocus();
  },
});

function Shrinking(props: ChipListProps) {
  const [chips, setChips] = useState(props.chips);
  const remove = (index: number) => setChips(chips.filter((_, other) => other !== index));
  return <ChipList {...props} chips={chips} onPress={remove} />;
}

/** The height stays. Screen readers find no list. */
export const WithoutChips = meta.story({
  args: { chips: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('ul')?.offsetHeight).toBe(44);
  },
});

/** Chips that cannot be removed wrap. */
export const LongTexts = meta.story({
  args: { chips: [longTitle, longWord, 'newer'] },
});

/** Long chips scroll sideways in one line. */
export const LongRemovableTexts = Removable.extend({
  args: { chips: [longTitle, longWord, '1990s'] },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const tops = canvas.getAllByRole('button').map(({ offsetTop }) => offsetTop);
    await expect(new Set(tops).size).toBe(1);
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  },
});
