import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { DrawnArt } from '@/components/DrawnArt';
import { cardWidth, sized } from '../support/sized';

const meta = preview.meta({
  component: DrawnArt,
  tags: ['autodocs'],
  decorators: [sized(cardWidth, '2 / 3')],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A drawing in place of a missing picture. Use DrawnPoster where the title must be readable too.',
      },
    },
  },
});

export const SunOverWater = meta.story({
  tags: ['visual'],
  args: { of: 'Matinee' },
  play: draws(0),
});

export const Corridor = meta.story({
  tags: ['visual'],
  args: { of: 'Light Under the Door' },
  play: draws(1),
});

export const Rings = meta.story({
  tags: ['visual'],
  args: { of: 'Still Water' },
  play: draws(2),
});

export const Curtain = meta.story({
  tags: ['visual'],
  args: { of: 'Curtain Call' },
  play: draws(3),
});

export const Hills = meta.story({
  tags: ['visual'],
  args: { of: 'Bay of Gold' },
  play: draws(4),
});

export const Windows = meta.story({
  tags: ['visual'],
  args: { of: 'Late Lights' },
  play: draws(5),
});

export const Road = meta.story({
  tags: ['visual'],
  args: { of: 'Sunset Pier' },
  play: draws(6),
});

export const Reel = meta.story({
  tags: ['visual'],
  args: { of: 'The Last Reel' },
  play: draws(7),
});

/** A text chooses its drawing by a hash; this pins each story to one drawing. */
function draws(art: number) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.querySelector('[data-art]')).toHaveAttribute('data-art', `${art}`);
  };
}
