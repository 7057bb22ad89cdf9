import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { NotFound } from '@/components/NotFound';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

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
          'For an address that leads nowhere. Not for something that failed on a page that exists: that is said where it happened. Tab reaches the way back; Enter follows it.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: 'Oops! This link, either does not exist or you are not authorised to come here!',
      }),
    ).toBeVisible();
  },
});

export const Hindi = meta.story({ args: { texts: hindi.oops } });

export const Spanish = meta.story({ args: { texts: spanish.oops } });

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
