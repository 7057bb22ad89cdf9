import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { contentId, SkipLink } from '@/components/SkipLink';
import { english } from '@/domain/texts/english';

/**
 * ## When to use
 *
 * Once, as the first element of the page.
 *
 * ## When not to use
 *
 * For other shortcuts inside a page.
 *
 * ## Anatomy
 *
 * 1. Link, visible only on focus
 *
 * ## Keyboard
 *
 * - **Tab**: reaches it first
 * - **Enter**: moves the focus to the content
 *
 * ## Content
 *
 * - The URL does not change.
 *
 * @summary A link past the header at the start of every page.
 */
const meta = preview.meta({
  component: SkipLink,
  tags: ['autodocs', 'manifest'],
  args: { label: english.header.skip },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={contentId} tabIndex={-1} style={{ padding: '5rem 1rem 1rem' }}>
        Click here, then press Shift + Tab: the link appears above.
      </main>
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
});

/** Without focus it is not on the screen. */
export const Hidden = meta.story();

/** The first Tab shows it. */
export const Focused = meta.story({
  tags: ['visual', '!autodocs'],
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
