import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { contentId, SkipLink } from '@/components/SkipLink';
import { english } from '@/domain/texts/english';

const meta = preview.meta({
  component: SkipLink,
  tags: ['autodocs'],
  args: { label: english.header.skip },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={contentId} tabIndex={-1} style={{ padding: '5rem 1rem 1rem' }}>
        …
      </main>
    </>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'A link past the header at the start of every page. It is visible only on focus. Tab reaches it first; Enter moves the focus to the content.',
      },
      story: { inline: false, height: '8rem' },
    },
  },
});

export const Hidden = meta.story();

/** The first Tab shows it. */
export const Focused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(40);
  },
});

/** The URL does not change. */
export const Pressed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.hash).toBe('');
  },
});
