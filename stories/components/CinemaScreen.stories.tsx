import preview from '#.storybook/preview';
import { CinemaScreen } from '@/components/CinemaScreen';

/**
 * ## When to use
 *
 * Once, beside the sign-in card, around the Slideshow.
 *
 * ## When not to use
 *
 * For any other content.
 *
 * ## Anatomy
 *
 * 1. Screen with a drawn sunset
 *
 * ## Keyboard
 *
 * It takes no focus.
 *
 * ## Content
 *
 * - It is a strip on narrow windows.
 * - Slideshow covers the sunset.
 *
 * @summary The screen of the drawn auditorium.
 */
const meta = preview.meta({
  component: CinemaScreen,
  tags: ['autodocs', 'manifest'],
});

/** The first paint, and all there is with Save-Data. */
export const Sunset = meta.story({ tags: ['visual'] });
