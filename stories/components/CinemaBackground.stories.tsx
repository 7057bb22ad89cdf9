import preview from '#.storybook/preview';
import { CinemaBackground } from '@/components/CinemaBackground';

const meta = preview.meta({
  component: CinemaBackground,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'For the ground of a page that has no picture of its own; it fills its parent. Not behind the Hero, which brings its backdrop.',
      },
      story: { inline: false, height: '32rem' },
    },
  },
});

export const Lit = meta.story({ args: { light: 'lit' } });

export const Dim = meta.story({ args: { light: 'dim' } });
