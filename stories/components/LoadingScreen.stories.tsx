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
          'For the moment before it is known who is there. Not for waiting inside a page: rows have their skeleton, buttons their spinner.',
      },
      story: { inline: false, height: '20rem' },
    },
  },
});

/** The whole screen, dark; assistive technology hears that it is busy. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
});
