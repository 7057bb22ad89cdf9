import type { ComponentType, CSSProperties } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieCard } from '@/components/MovieCard';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { longTitle } from '../support/longTexts';
import { art } from '../support/movies';
import { brokenPicture, poster } from '../support/pictures';

/**
 * ## When to use
 *
 * In a list of movies.
 *
 * ## When not to use
 *
 * For a single movie: use the Hero or the Popup.
 *
 * ## Anatomy
 *
 * 1. Poster
 * 2. Release date, if it is not out yet
 * 3. Trailer search and info button
 * 4. Title, year and score, on hover and focus
 *
 * ## Keyboard
 *
 * - **Tab**: trailer search, then info button; in a row only one of them
 * - **Enter**: opens the trailer search or the info
 *
 * ## Content
 *
 * - A press anywhere else on the card is a press of the info button.
 * - A broken picture becomes a drawn poster with the title.
 *
 * @summary A movie in a row.
 */
const meta = preview.meta({
  component: MovieCard,
  tags: ['autodocs', 'manifest'],
  args: {
    title: 'The Third Harbour',
    art,
    posterUrl: poster('/story-3.jpg'),
    facts: { year: 2024, rating: 7.84 },
    texts: english.card,
    onShowInfo: fn(),
  },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      MovieCard,
      {
        why: 'Show the date of a movie that is not out yet.',
        args: [{ facts: { year: 2027, releaseDate: 'Feb 1' } }],
      },
      {
        why: 'Show a date on each card. The year is enough for a movie that is out.',
        args: [{ facts: { year: 1994, rating: 8.3, releaseDate: 'Sep 14, 1994' } }],
      },
    ),
  },
});

/** The poster alone, until hover or focus. */
export const Default = meta.story();

/** A long title wraps. */
export const LongTitle = Default.extend({
  decorators: [captioned],
  args: { title: longTitle },
});

/** A drawing with the title replaces a picture that does not load. */
export const BrokenPicture = Default.extend({
  args: { title: longTitle, posterUrl: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(longTitle)).toHaveLength(2));
  },
});

/** On focus, the caption replaces the title on a drawn poster. */
export const DrawnAtAGlance = Default.extend({
  args: { posterUrl: brokenPicture },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('The Third Harbour')).toHaveLength(2));
    const [drawn, caption] = canvas.getAllByText('The Third Harbour');
    await userEvent.tab();
    await waitFor(() => expect(caption).toBeVisible());
    await waitFor(() => expect(drawn).not.toBeVisible());
  },
});

/** On focus, title, year and rating appear and the card keeps its size. */
export const AtAGlance = Default.extend({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article');
    const { offsetWidth, offsetHeight } = card;
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('The Third Harbour')).toBeVisible());
    await expect(canvas.getByText('2024')).toBeVisible();
    await expect(canvas.getByText('7.8')).toBeVisible();
    await expect([card.offsetWidth, card.offsetHeight]).toEqual([offsetWidth, offsetHeight]);
  },
});

/** Without date and votes, only the title shows. */
export const NothingKnown = Default.extend({ decorators: [captioned], args: { facts: {} } });

/** A card in the row of upcoming movies shows its release date. */
export const WithReleaseDate = Default.extend({
  args: { facts: { year: 2024, rating: 7.84, releaseDate: 'Feb 1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feb 1')).toBeVisible();
  },
});

/** Far from the screen it has only its controls. The rest follows before it is visible. */
export const FarFromTheScreen = meta.story({
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(canvas.getByRole('link')).toBeInTheDocument();
    await expect(card.querySelectorAll('img, svg, p')).toHaveLength(0);
    canvas.getByRole('button', { name: 'More info about The Third Harbour' }).focus();
    await waitFor(() => expect(canvas.getByText('The Third Harbour')).toBeVisible());
    await expect(card.querySelector('img')).toBeVisible();
  },
});

/** The info button calls onShowInfo once. */
export const ShowsInfo = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'More info about The Third Harbour' }),
    );
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
  },
});

/** A press on the picture is a press of the info button, which also gets the focus. */
export const PressedAnywhere = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article');
    const info = canvas.getByRole('button');
    for (const [x, y] of [
      [0.5, 0.5],
      [0.05, 0.95],
      [0.05, 0.05],
      [0.95, 0.6],
    ] as const) {
      await waitFor(() => expect(elementAt(card, x, y)).toBe(info));
    }
    await expect(getComputedStyle(info).cursor).toBe('pointer');
    await userEvent.click(info);
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
    await expect(info).toHaveFocus();
  },
});

/** The second click is ignored: the first may have closed a popup over the card. */
export const DoubleClicked = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: /^More info/ }));
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
  },
});

/** The trailer search stays a target of its own. */
export const PressedOnTrailerSearch = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await waitFor(() => expect(elementAt(link, 0.5, 0.5)?.closest('a')).toBe(link));
  },
});

/** Dragging over the card opens nothing. */
export const Dragged = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const info = canvas.getByRole('button');
    await fireEvent.pointerDown(info, { clientX: 100, clientY: 100 });
    await fireEvent.click(info, { detail: 1, clientX: 60, clientY: 100 });
    await expect(args.onShowInfo).not.toHaveBeenCalled();
    await fireEvent.pointerDown(info, { clientX: 100, clientY: 100 });
    await fireEvent.click(info, { detail: 1, clientX: 103, clientY: 98 });
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
  },
});

/** Screen readers click without a press of a pointer. */
export const ClickedByScreenReader = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const info = canvas.getByRole('button');
    await fireEvent.click(info, { detail: 1, clientX: 60, clientY: 100 });
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
  },
});

/** Searches YouTube in a new tab. */
export const SearchesTrailer = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Search for the trailer of The Third Harbour' });
    await expect(link).toHaveAttribute(
      'href',
      'https://www.youtube.com/results?search_query=The+Third+Harbour+official+trailer',
    );
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Tab shows both actions; Enter opens the info. */
export const ByKeyboard = Default.extend({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab reaches the trailer search', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link')).toHaveFocus();
    });
    await step('Tab again reaches the info button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
    await step('Enter presses it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onShowInfo).toHaveBeenCalledOnce();
    });
  },
});

/** The row sets the position and the only tab stop. */
export const InRow = Default.extend({
  args: { inRow: { position: english.row.place(3, 20), tabStop: 'info' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-description', 'Card 3 of 20');
    await expect(canvas.getByRole('link')).toHaveAttribute('tabindex', '-1');
  },
});

/** Shows the caption without hover and focus. */
function captioned(Story: ComponentType) {
  const shown: CSSProperties & { '--caption': number } = { '--caption': 1 };
  return (
    <div style={shown}>
      <Story />
    </div>
  );
}

/** @param x fraction of the width */
function elementAt(element: HTMLElement, x: number, y: number): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.ownerDocument.elementFromPoint(left + width * x, top + height * y);
}
