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
          'For the end of a line that says what is waited for; it takes that text’s size and colour, and stands still where no motion is wanted. Not on its own: assistive technology does not see it.',
      },
    },
  },
});

export const Default = meta.story();
