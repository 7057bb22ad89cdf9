import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieCard } from '@/components/MovieCard';
import { english } from '@/domain/texts/english';
import { art } from '../support/movies';
import { Page } from '../support/Page';
import { opensAt, shows } from '../support/page';
import { poster } from '../support/pictures';

/** A correct card, five broken ones and a broken screen. tests/e2e/storybook/proof.spec.ts expects each failure. */
const meta = preview.meta({
  component: MovieCard,
  tags: ['!dev', '!test', '!autodocs', 'proof'],
  args: {
    title: 'The Third Harbour',
    art,
    posterUrl: poster('/story-3.jpg'),
    facts: {},
    texts: english.card,
    onShowInfo: fn(),
  },
});

/** A correct card, which passes. */
export const Whole = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'More info about The Third Harbour' }),
    );
    await userEvent.unhover(canvas.getByRole('article'));
    await userEvent.tab();
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
  },
});

/** A text with low contrast, which axe finds. */
export const LowContrast = Whole.extend({
  decorators: [
    (Story) => (
      <>
        <Story />
        <p style={{ color: 'var(--marquee-color-line)' }}>A text with low contrast.</p>
      </>
    ),
  ],
});

/** A text with low contrast on phones only. */
export const LowContrastOnPhones = Whole.extend({
  decorators: [
    (Story) => (
      <>
        <Story />
        <style>{'@media (width < 600px) { #faint { color: var(--marquee-color-line) } }'}</style>
        <p id="faint">A text with low contrast on phones.</p>
      </>
    ),
  ],
});

/** A button without a name on phones only. */
export const UnnamedOnPhones = Whole.extend({
  decorators: [
    (Story) => (
      <>
        <Story />
        <style>{'@media (width >= 600px) { #unnamed { display: none } }'}</style>
        <button type="button" id="unnamed" />
      </>
    ),
  ],
});

/** A wrong label, which the play finds. */
export const WrongLabel = Whole.extend({
  args: { texts: { ...english.card, moreInfo: (title) => `More infos about ${title}` } },
});

/** A screen in another state than the story says, which the play finds first. */
export const WrongState = meta.story({
  parameters: { ...opensAt('/browse'), ...shows('session', { signedOut: 'quiet' }) },
  render: () => <Page />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** A shift of one pixel, which the screenshots find. */
export const ShiftedPixel = Whole.extend({
  decorators: [
    (Story) => (
      <div style={{ transform: 'translateX(1px)' }}>
        <Story />
      </div>
    ),
  ],
});
