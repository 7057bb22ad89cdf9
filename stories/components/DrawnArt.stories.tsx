import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DrawnArt } from '@/components/DrawnArt';
import { cardWide, place } from '../support/place';

const meta = preview.meta({
  component: DrawnArt,
  tags: ['autodocs'],
  decorators: [place(cardWide, '2 / 3')],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For a place that a picture should fill and none can be had. Not where the name must be read as well: that is the DrawnPoster.',
      },
    },
  },
});

/** A low sun over water. */
export const SunOverWater = meta.story({ args: { of: 'Matinee' }, play: draws(0) });

/** A corridor of light. */
export const Corridor = meta.story({ args: { of: 'Light Under the Door' }, play: draws(1) });

/** Rings in still water. */
export const Rings = meta.story({ args: { of: 'Still Water' }, play: draws(2) });

/** A curtain, a little open. */
export const Curtain = meta.story({ args: { of: 'Curtain Call' }, play: draws(3) });

/** Hills under a moon. */
export const Hills = meta.story({ args: { of: 'Bay of Gold' }, play: draws(4) });

/** A wall of windows at night. */
export const Windows = meta.story({ args: { of: 'Late Lights' }, play: draws(5) });

/** A road that leaves. */
export const Road = meta.story({ args: { of: 'Sunset Pier' }, play: draws(6) });

/** A reel that turns. */
export const Reel = meta.story({ args: { of: 'The Last Reel' }, play: draws(7) });

/** Which drawing a text gets is arithmetic: this holds each story to the one it is named for. */
function draws(art: number) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.querySelector('[data-art]')).toHaveAttribute('data-art', `${art}`);
  };
}
