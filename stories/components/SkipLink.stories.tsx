import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SkipLink } from '@/components/SkipLink';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const meta = preview.meta({
  component: SkipLink,
  tags: ['autodocs'],
  args: { label: english.header.skip, onSkip: fn() },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} style={{ padding: '5rem 1rem 1rem' }}>
        …
      </main>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'For the beginning of every page, once. Not for any other way inside a page. Tab reaches it first and shows it; Enter leads past the header.',
      },
      story: { inline: false, height: '8rem' },
    },
  },
});

export const Unseen = meta.story();

/** The first Tab on a page brings it into sight. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(40);
  },
});

/** The address stays as it is. */
export const Pressed = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(location.hash).toBe('');
  },
});

export const Hindi = meta.story({
  args: { label: hindi.header.skip },
  play: ({ userEvent }) => userEvent.tab(),
});

export const Spanish = meta.story({
  args: { label: spanish.header.skip },
  play: ({ userEvent }) => userEvent.tab(),
});
