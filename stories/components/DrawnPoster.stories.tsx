import preview from '#.storybook/preview';
import { DrawnPoster } from '@/components/DrawnPoster';
import { longTitle, longWord } from '../support/longTexts';
import { cardWidth, sized } from '../support/sized';

const meta = preview.meta({
  component: DrawnPoster,
  tags: ['autodocs'],
  decorators: [sized(cardWidth, '2 / 3')],
  args: { title: 'Low Tide' },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A drawn poster with the title, for a movie without a picture. It fills its parent. The Poster shows it when needed, so do not use it alone.',
      },
    },
  },
});

export const Default = meta.story();

export const LongTitle = Default.extend({ args: { title: longTitle } });

/** A word longer than the poster breaks. */
export const LongWord = Default.extend({ args: { title: longWord } });

export const Devanagari = Default.extend({ args: { title: 'तीसरा बंदरगाह' } });
