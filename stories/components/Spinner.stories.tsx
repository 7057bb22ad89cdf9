import preview from '#.storybook/preview';
import { Spinner } from '@/components/Spinner';

const meta = preview.meta({
  component: Spinner,
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A loading indicator after a text, with its size and colour. It stands still under reduced motion. Assistive technology ignores it, so a text must say what is loading.',
      },
    },
  },
});

export const Default = meta.story();
