import { type ComponentProps, useState } from 'react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieRow } from '@/components/MovieRow';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { byName } from '../support/controls';
import { longTitle } from '../support/longTexts';
import { movies } from '../support/movies';
import { backdrop, brokenPicture, poster } from '../support/pictures';
import { sized } from '../support/sized';

/** One function for story and control: a control finds its value by identity. */
const format = (date: string) => date;

/**
 * ## When to use
 *
 * For movies that belong together.
 *
 * ## When not to use
 *
 * For the movies of one search result: ResultRow.
 *
 * ## Anatomy
 *
 * 1. Title
 * 2. Arrow buttons
 * 3. Cards
 *
 * ## Keyboard
 *
 * - **Tab**: one stop; the row remembers its last card. At the first card a hint names the arrow keys
 * - **Left and Right**: move between cards
 * - **Home and End**: first and last card
 * - **Up**: trailer search of the card
 * - **Down**: back
 *
 * ## Content
 *
 * - The title is a heading and labels the row.
 * - A row renders 20 cards at first, and more as it scrolls.
 * - The arrow buttons are for pointers: they scroll 500 px, or 250 px on narrow screens.
 *
 * @summary A titled row of movie cards that scrolls sideways.
 */
const meta = preview.meta({
  component: MovieRow,
  tags: ['autodocs', 'manifest'],
  argTypes: {
    variant: byName({
      rank: { kind: 'rank' },
      date: { kind: 'date', format },
      still: { kind: 'still', url: backdrop },
    }),
  },
  args: {
    title: english.list.popular,
    name: 'popular',
    movies,
    posterUrl: poster,
    texts: english,
    onShowInfo: fn(),
  },
  parameters: {
    ...examplesOf(
      MovieRow,
      { why: 'Name the list in two or three words.', args: [{ movies: movies.slice(0, 3) }] },
      {
        why: 'Write a sentence. It wraps and pushes the cards down.',
        args: [
          {
            movies: movies.slice(0, 3),
            title: 'Here are some movies that a lot of people like to watch just now',
          },
        ],
      },
    ),
  },
});

/** Ten movies and two arrows. */
export const Default = meta.story();

/** Nothing to scroll: no arrows. */
export const One = meta.story({
  args: { movies: movies.slice(0, 1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Scroll/ })).toBeNull());
  },
});

/** No movies: the title stays, and a text says so. */
export const Empty = meta.story({
  tags: ['visual'],
  args: { movies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No match for this title.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Each poster has its rank beside it. For screen readers, each card has a position anyway. */
export const Ranked = meta.story({
  tags: ['visual'],
  args: { title: english.list.topRated, variant: { kind: 'rank' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    if (!first) throw new Error('The row has a card.');
    await expect(getComputedStyle(first, '::before').content).toContain('counter(rank)');
  },
});

/** Each card has its date. */
export const WithReleaseDates = meta.story({
  tags: ['visual'],
  args: {
    title: english.list.upcoming,
    variant: { kind: 'date', format },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2010-01-15')).toBeVisible();
    await expect(
      getComputedStyle(canvas.getByRole('list')).getPropertyValue('--drawn-title-space'),
    ).toBe('1.5rem');
  },
});

/** Wide pictures with the title always visible. Without a backdrop the poster is shown. */
export const WithStills = meta.story({
  tags: ['visual'],
  args: {
    title: english.list.nowPlaying,
    movies: movies.map((movie, index) => (index === 1 ? { ...movie, backdropPath: null } : movie)),
    variant: { kind: 'still', url: backdrop },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article');
    const { width = 0, height = 1 } = first?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await waitFor(() => expect(canvas.getByText('The Third Harbour')).toBeVisible());
  },
});

/** Movies without a poster have no card. */
export const SomeWithoutPoster = meta.story({
  args: {
    movies: movies.map((movie, place) => (place % 2 ? movie : { ...movie, posterPath: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** Drawn titles replace pictures that do not load. */
export const BrokenPictures = meta.story({
  args: { posterUrl: () => brokenPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The Third Harbour', { selector: 'span' })).toBeVisible();
  },
});

/** The long title of the row wraps. Long titles of movies leave the cards as high as others. */
export const LongTitles = meta.story({
  args: {
    title: longTitle,
    movies: movies.map((movie) => ({ ...movie, title: longTitle })),
    posterUrl: () => brokenPicture,
  },
});

/** On wide screens an arrow scrolls 500 px. */
export const ScrollsOnWideScreen = meta.story({
  play: scrolls(500, 768),
});

/** On narrow screens an arrow scrolls 250 px. */
export const ScrollsOnNarrowScreen = meta.story({
  play: scrolls(250, 767),
});

/** With reduced motion the row jumps. */
export const ScrollsWithReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: scrolls(500, 768, 'instant'),
});

/** The info button of a card calls onShowInfo with its movie. */
export const ShowsInfo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More info about Nine Winters' }));
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
    await expect(args.onShowInfo).toHaveBeenCalledWith(movies[2], expect.any(HTMLElement));
  },
});

/** One tab stop. Arrow keys, Home and End move along the row, Up to the trailer search. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const info = (title: string) =>
      canvas.getByRole('button', { name: `More info about ${title}` });
    await step('Tab enters at the first card; the next Tab leaves', async () => {
      await userEvent.tab();
      await expect(info('The Third Harbour')).toHaveFocus();
      await expect(canvas.getByText('Arrow keys move along the row')).toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole('list')).not.toContainElement(focused());
    });
    await step('Arrow keys move between cards', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(info('A Lamp for Marigold')).toHaveFocus();
      await expect(canvas.getByText('Arrow keys move along the row')).not.toBeVisible();
      await expect(info('A Lamp for Marigold')).toHaveAttribute('aria-description', 'Card 2 of 10');
    });
    await step('End and Home go to the last and the first', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(info('Understudy')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(info('The Third Harbour')).toHaveFocus();
    });
    await step('Up goes to the trailer search; Right goes to the next one', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowRight}');
      await expect(
        canvas.getByRole('link', { name: 'Search for the trailer of A Lamp for Marigold' }),
      ).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(info('A Lamp for Marigold')).toHaveFocus();
    });
    await step('Enter shows the info', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onShowInfo).toHaveBeenLastCalledWith(movies[1], expect.any(HTMLElement));
    });
    await step('Tab returns to the last card', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(info('A Lamp for Marigold')).toHaveFocus();
    });
  },
});

/** In a narrow row, or with enlarged text, the hint leaves the room to the title. */
export const NarrowByKeyboard = meta.story({
  tags: ['!autodocs'],
  decorators: [sized('40rem')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list')).toContainElement(focused());
    await expect(canvas.getByText('Arrow keys move along the row')).not.toBeVisible();
  },
});

/** A long row renders 20 cards, and more when it scrolls or End is pressed. */
export const Long = meta.story({
  args: { movies: fiftyMovies() },
  play: async ({ canvas, step, userEvent }) => {
    const cards = () => canvas.getAllByRole('listitem');
    await step('Some cards are rendered at first; each knows its position', async () => {
      await expect(cards()).toHaveLength(20);
      await expect(cards()[19]).toHaveAttribute('aria-posinset', '20');
      await expect(cards()[19]).toHaveAttribute('aria-setsize', '50');
    });
    await step('More follow when the end comes near', async () => {
      canvas.getByRole('list').scrollTo({ left: 10_000, behavior: 'instant' });
      await waitFor(() => expect(cards()).toHaveLength(40));
    });
    await step('End goes to the last card', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await expect(
        canvas.getByRole('button', { name: 'More info about Understudy 5' }),
      ).toHaveFocus();
      await expect(cards()).toHaveLength(50);
      await expect(cards()[0]).not.toHaveAttribute('aria-posinset');
    });
  },
});

/** All cards of a long row print whole. */
export const LongPrinted = meta.story({
  args: { movies: fiftyMovies() },
  play: async ({ canvas }) => {
    dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await expect(
      canvas.getByText('Understudy 5', { selector: '[aria-hidden]' }),
    ).toBeInTheDocument();
  },
});

/** The list is no tab stop. Focus on it does not change the tab stop of the row. */
export const ListFocused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list');
    const cards = canvas.getAllByRole('button', { name: /^More info about/ });
    await expect(list).toHaveAttribute('tabindex', '-1');
    cards[2]?.focus();
    list.focus();
    await expect(list).toHaveFocus();
    await expect(cards.map(({ tabIndex }) => tabIndex)).toEqual([
      -1,
      -1,
      0,
      ...cards.slice(3).map(() => -1),
    ]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(list).toHaveFocus();
  },
});

/** The arrows are disabled at the ends and keep the focus. */
export const AtItsEnds = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const left = canvas.getByRole('button', { name: 'Scroll Popular Movies left' });
    const right = canvas.getByRole('button', { name: 'Scroll Popular Movies right' });
    await step('Left is disabled at the start', async () => {
      await waitFor(() => expect(left).toHaveAttribute('aria-disabled', 'true'));
      await expect(right).toHaveAttribute('aria-disabled', 'false');
    });
    await step('Right is disabled at the end and keeps the focus', async () => {
      await userEvent.click(right);
      canvas.getByRole('list').scrollTo({ left: 10_000, behavior: 'instant' });
      await waitFor(() => expect(right).toHaveAttribute('aria-disabled', 'true'));
      await expect(left).toHaveAttribute('aria-disabled', 'false');
      await expect(right).toHaveFocus();
    });
  },
});

/** New movies replace the focused card: its successor gets the focus. */
export const MoviesReplaced = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More info about Salt' })).toHaveFocus(),
    );
  },
});

/** A play that presses both arrows on a screen of this width. */
function scrolls(distance: number, width: number, behavior: ScrollBehavior = 'smooth') {
  return async ({
    canvas,
    step,
    userEvent,
  }: Pick<StoryContext, 'canvas' | 'step' | 'userEvent'>) => {
    spyOn(window, 'innerWidth', 'get').mockReturnValue(width);
    const scrollBy = spyOn(canvas.getByRole('list'), 'scrollBy');
    for (const [side, left] of Object.entries({ right: distance, left: -distance })) {
      await step(`To the ${side}`, async () => {
        await userEvent.click(
          canvas.getByRole('button', { name: `Scroll Popular Movies ${side}` }),
        );
        await expect(scrollBy).toHaveBeenLastCalledWith({ left, behavior });
      });
    }
  };
}

/** Five times the same, numbered. */
function fiftyMovies() {
  return Array.from({ length: 5 }, (_, round) =>
    movies.map((movie) => ({
      ...movie,
      id: movie.id + round * 1_000,
      title: `${movie.title} ${round + 1}`,
    })),
  ).flat();
}

/** Replaces its movies on a press. */
function Changing(args: ComponentProps<typeof MovieRow>) {
  const [shown, setShown] = useState(args.movies.slice(0, 5));
  return <MovieRow {...args} movies={shown} onShowInfo={() => setShown(args.movies.slice(6))} />;
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}
