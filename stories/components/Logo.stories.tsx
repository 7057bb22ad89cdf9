import preview from '#.storybook/preview';
import { Logo } from '@/components/Logo';

const meta = preview.meta({
  component: Logo,
  tags: ['autodocs'],
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'The name of the product as a logo. Use it in the header, inside the link to the homepage. In running text, write the name.',
      },
    },
  },
});

export const Default = meta.story();
