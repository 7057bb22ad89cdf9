import preview from '#.storybook/preview';
import { DrawnArt } from '@/components/DrawnArt';
import type { Artwork } from '@/domain/artwork/artwork';
import { examplesOf } from '../docs/examplesOf';
import { byName } from '../support/controls';
import { cardWidth, sized } from '../support/sized';

const art: Artwork = {
  motif: 'mountains',
  composition: 'centred',
  lettering: 'bold',
  ink: 10,
  isMirrored: false,
};

const drawings = {
  mountains: art,
  planet: { ...art, motif: 'planet', composition: 'rising', ink: 3 },
  cactus: { ...art, motif: 'cactus', composition: 'close', ink: 7 },
  skyline: { ...art, motif: 'skyline', composition: 'rising', ink: 8 },
  'mirrored mountains': { ...art, isMirrored: true },
} satisfies Readonly<Record<string, Artwork>>;

/**
 * ## When to use
 *
 * For a backdrop or a banner without a picture.
 *
 * ## When not to use
 *
 * Where the title must be readable: use a DrawnPoster.
 *
 * ## Anatomy
 *
 * 1. Coloured sheet
 * 2. Motif
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - The drawing depends on the movie alone, so it is the same everywhere.
 *
 * @summary A drawing in place of a missing picture.
 */
const meta = preview.meta({
  component: DrawnArt,
  tags: ['autodocs', 'manifest'],
  argTypes: { art: byName(drawings) },
  args: { art },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      DrawnArt,
      {
        why: 'Choose the drawing by the movie: it is the same at each visit.',
        width: '8rem',
        ratio: '2 / 3',
        args: [{}, {}],
      },
      {
        why: 'Choose it at random. The same movie looks like two.',
        width: '8rem',
        ratio: '2 / 3',
        args: [{}, { art: { ...art, motif: 'mask', ink: 7 } }],
      },
    ),
  },
});

/** The motif stands in the middle. */
export const Centred = meta.story({
  tags: ['visual'],
  decorators: [sized(cardWidth, '2 / 3')],
});

/** The motif stands low; a title has room above it. */
export const Rising = Centred.extend({
  args: { art: drawings.planet },
});

/** The motif is larger than the sheet. */
export const Close = Centred.extend({
  args: { art: drawings.cactus },
});

/** The motif of the centred art, mirrored. */
export const Mirrored = Centred.extend({ args: { art: drawings['mirrored mountains'] } });

/** In a backdrop the motif moves to the right, beside the text. */
export const Wide = meta.story({
  tags: ['visual'],
  decorators: [sized('40rem', '16 / 9')],
  args: { art: drawings.skyline },
});
