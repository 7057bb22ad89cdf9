import preview from '#.storybook/preview';
import { DrawnArt } from '@/components/DrawnArt';
import type { Artwork } from '@/domain/artwork/artwork';
import { cardWidth, sized } from '../support/sized';

const art: Artwork = {
  motif: 'mountains',
  composition: 'centred',
  lettering: 'bold',
  ink: 10,
  isMirrored: false,
};

const meta = preview.meta({
  component: DrawnArt,
  tags: ['autodocs'],
  decorators: [sized(cardWidth, '2 / 3')],
  args: { art },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A drawing in place of a missing picture. It fills its parent. Use DrawnPoster where the title must be readable too.',
      },
    },
  },
});

export const Centred = meta.story({ tags: ['visual'] });

/** The motif stands low; a title has room above it. */
export const Rising = meta.story({
  tags: ['visual'],
  args: { art: { ...art, motif: 'planet', composition: 'rising', ink: 3 } },
});

/** The motif is larger than the sheet. */
export const Close = meta.story({
  tags: ['visual'],
  args: { art: { ...art, motif: 'cactus', composition: 'close', ink: 7 } },
});

export const Mirrored = Centred.extend({ args: { art: { ...art, isMirrored: true } } });

/** In a backdrop the motif moves to the right, beside the text. */
export const Wide = meta.story({
  tags: ['visual'],
  decorators: [sized('40rem', '16 / 9')],
  args: { art: { ...art, motif: 'skyline', composition: 'rising', ink: 8 } },
});
