import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Logo } from '@/components/Logo';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * In the header, inside the link to the homepage.
 *
 * ## When not to use
 *
 * In running text: write the name.
 *
 * ## Anatomy
 *
 * 1. Name
 * 2. Lamps below it
 *
 * ## Keyboard
 *
 * The link around it takes the focus.
 *
 * ## Content
 *
 * - Never translated.
 *
 * @summary The name of the product as a logo.
 */
const meta = preview.meta({
  component: Logo,
  tags: ['autodocs', 'manifest'],
  parameters: {
    layout: 'centered',
    ...examplesOf(
      Logo,
      { why: 'Show it once, in the header.', args: [{}] },
      { why: 'Repeat it on the page.', args: [{}, {}] },
    ),
  },
});

/** The name with its lamps. Page translators leave it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marquee')).toHaveAttribute('translate', 'no');
  },
});
