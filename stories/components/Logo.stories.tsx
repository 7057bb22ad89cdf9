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
          'For the head of a page, inside the link that leads home. Not inside running text: there the name is written as any other.',
      },
    },
  },
});

export const Default = meta.story();
