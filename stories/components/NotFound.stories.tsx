import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NotFound } from '@/components/NotFound';
import { english } from '@/domain/texts/english';

const meta = preview.meta({
  component: NotFound,
  tags: ['autodocs'],
  args: {
    homeUrl: '/',
    texts: english.oops,
    onGoHome: fn((event) => event.preventDefault()),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'The page for an unknown URL. A failure on an existing page is shown where it happens. Enter on the link goes back.',
      },
    },
  },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: 'Oops! This link, either does not exist or you are not authorised to come here!',
      }),
    ).toBeVisible();
  },
});

export const GoesBack = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Back to Marquee' });
    await expect(link).toHaveAttribute('href', '/');
    await userEvent.click(link);
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
});

export const GoesBackByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
});
