import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DrawnPoster } from '@/components/DrawnPoster';
import type { Artwork } from '@/domain/artwork/artwork';
import { examplesOf } from '../docs/examplesOf';
import { byName } from '../support/controls';
import { longTitle, longWord } from '../support/longTexts';
import { cardWidth, sized } from '../support/sized';

const art: Artwork = {
  motif: 'sail',
  composition: 'centred',
  lettering: 'bold',
  ink: 4,
  isMirrored: false,
};

const drawings = {
  bold: art,
  tall: { ...art, lettering: 'tall' },
  serif: { ...art, lettering: 'serif' },
  engraved: { ...art, lettering: 'engraved' },
  thin: { ...art, lettering: 'thin' },
  rising: { ...art, motif: 'castle', composition: 'rising', lettering: 'engraved', ink: 8 },
} satisfies Readonly<Record<string, Artwork>>;

/**
 * ## When to use
 *
 * Inside a Poster, which shows it if there is no picture.
 *
 * ## When not to use
 *
 * Alone: the Poster decides when it is needed.
 *
 * ## Anatomy
 *
 * 1. DrawnArt
 * 2. Title with the lettering of the genre
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - A long title is cut after four lines; a word longer than the poster breaks.
 *
 * @summary A drawn poster with the title, for a movie without a picture.
 */
const meta = preview.meta({
  component: DrawnPoster,
  tags: ['autodocs', 'manifest'],
  decorators: [sized(cardWidth, '2 / 3')],
  argTypes: { art: byName(drawings) },
  args: { title: 'Low Tide', art },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      DrawnPoster,
      {
        why: 'Let the title of the movie be the only lettering.',
        width: '8rem',
        ratio: '2 / 3',
        args: [{}],
      },
      {
        why: 'Write a message on it. It has no place for a sentence.',
        width: '8rem',
        ratio: '2 / 3',
        args: [{ title: 'Sorry, there is no picture of this movie.' }],
      },
    ),
  },
});

/** Title below the motif. */
export const Default = meta.story({ tags: ['visual'] });

/** The title stands above the motif. */
export const Rising = meta.story({
  tags: ['visual'],
  args: { art: drawings.rising },
});

/** Tall letters, for adventure, action and science fiction. */
export const Tall = Default.extend({ args: { art: drawings.tall } });

/** Serif letters, for drama and romance. */
export const Serif = Default.extend({ args: { art: drawings.serif } });

/** Engraved letters, for fantasy, history, war and westerns. */
export const Engraved = Default.extend({ args: { art: drawings.engraved } });

/** Thin letters, for horror, thrillers and crime. */
export const Thin = Default.extend({ args: { art: drawings.thin } });

/** A long title is cut after four lines. */
export const LongTitle = Default.extend({ args: { title: longTitle } });

/** A word longer than the poster breaks. */
export const LongWord = Default.extend({ args: { title: longWord } });

/** A title in Hindi. */
export const Devanagari = Default.extend({
  globals: { language: 'hindi' },
  args: { title: 'तीसरा बंदरगाह' },
});

/** On the poster of a phone, long words stand in small letters and do not break. */
export const LongWordInCapitals = Default.extend({
  decorators: [sized('8rem', '2 / 3')],
  args: { title: 'Superdetectives', art: drawings.engraved },
  async play({ canvas }) {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText('Superdetectives'));
    await expect(word.getClientRects()).toHaveLength(1);
  },
});
