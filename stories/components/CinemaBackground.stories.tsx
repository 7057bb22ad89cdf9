import preview from '#.storybook/preview';
import { CinemaBackground } from '@/components/CinemaBackground';

const meta = preview.meta({
  component: CinemaBackground,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A drawn auditorium that fills its parent. Use it behind a page without a picture of its own, not behind the Hero.',
      },
      story: { inline: false, height: '32rem' },
    },
  },
});

export const Lit = meta.story({ args: { light: 'lit' } });

export const Dim = meta.story({ args: { light: 'dim' } });
