import preview from '#.storybook/preview';
import { CinemaScreen } from '@/components/CinemaScreen';

const meta = preview.meta({
  component: CinemaScreen,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The screen of the drawn auditorium, a strip on narrow windows. It shows a drawn sunset until NowShowing covers it.',
      },
    },
  },
});

/** The first paint, and all there is with Save-Data. */
export const Sunset = meta.story({ tags: ['visual'] });

export const OnPhone = Sunset.extend({ globals: { viewport: { value: 'smallPhone' } } });
