import preview from '#.storybook/preview';
import { DrawnPoster } from '@/components/DrawnPoster';
import { longTitle, longWord } from '../support/longTexts';
import { cardWide, place } from '../support/place';

const meta = preview.meta({
  component: DrawnPoster,
  tags: ['autodocs'],
  decorators: [place(cardWide, '2 / 3')],
  args: { title: 'Low Tide' },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For a movie whose picture is missing or does not load; it fills its parent. Not on its own: the Poster knows when to show it.',
      },
    },
  },
});

export const Default = meta.story();

export const LongTitle = Default.extend({ args: { title: longTitle } });

/** A word too long for the sheet is broken. */
export const LongWord = Default.extend({ args: { title: longWord } });

export const Hindi = Default.extend({ args: { title: 'तीसरा बंदरगाह' } });

export const Spanish = Default.extend({
  args: { title: 'La increíble historia del último farero de Trieste' },
});
