import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChipList, type ChipListProps } from '@/components/ChipList';
import { english } from '@/domain/texts/english';
import { longTitle, longWord } from '../support/longTexts';
import { sized } from '../support/sized';

const meta = preview.meta({
  component: ChipList,
  tags: ['autodocs'],
  decorators: [sized('min(46rem, 100vw - 2rem)')],
  args: {
    label: english.refine.label,
    chips: ['newer', 'lighter', 'more like Heat', 'others, please'],
    onPress: fn(),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'Short actions around the results of a search. Do not use it for navigation. With `removeLabel` a press removes the chip; then the focus goes to the chip in its place. Without chips it keeps the height of one line.',
      },
    },
  },
});

/** They extend the query. */
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

/** The height stays. */
export const WithoutChips = meta.story({ args: { chips: [] } });

/** Removable chips scroll sideways; the others wrap. */
export const LongTexts = meta.story({
  args: { chips: [longTitle, longWord, 'newer'] },
});

export const LongRemovableTexts = Removable.extend({
  args: { chips: [longTitle, longWord, '1990s'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Search without “1990s”' }),
    ).toBeInTheDocument();
  },
});
