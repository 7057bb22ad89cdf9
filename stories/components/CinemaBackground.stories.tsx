import preview from '#.storybook/preview';
import { CinemaBackground } from '@/components/CinemaBackground';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * Behind a page without a picture of its own.
 *
 * ## When not to use
 *
 * Behind the Hero, which has a picture.
 *
 * ## Anatomy
 *
 * 1. Beam, if it is lit
 * 2. Three rows of seats
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - Choose dim behind text.
 *
 * @summary A drawn auditorium that fills its parent.
 */
const meta = preview.meta({
  component: CinemaBackground,
  tags: ['autodocs', 'manifest'],
  parameters: {
    docs: { story: { inline: false, height: '32rem' } },
    ...examplesOf(
      CinemaBackground,
      { why: 'Dim it behind text.', story: 'Dim', height: '16rem' },
      {
        why: 'Leave the light on behind text: both want to be looked at.',
        story: 'Lit',
        height: '16rem',
      },
    ),
  },
});

/** The beam is on. */
export const Lit = meta.story({ args: { light: 'lit' } });

/** Behind text. */
export const Dim = meta.story({ args: { light: 'dim' } });
