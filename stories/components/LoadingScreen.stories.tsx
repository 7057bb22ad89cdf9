import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadingScreen } from '@/components/LoadingScreen';

const meta = preview.meta({
  component: LoadingScreen,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A blank page while the session is unknown. Inside a page, use a skeleton or a spinner.',
      },
      story: { inline: false, height: '20rem' },
    },
  },
});

/** Assistive technology reads it as busy. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
});
