import { type ComponentProps, useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { MovieRow } from '@/components/MovieRow';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { longTitle } from '../support/longTexts';
import { movies } from '../support/movies';
import { brokenPicture, poster } from '../support/pictures';

const meta = preview.meta({
  component: MovieRow,
  tags: ['autodocs'],
  args: {
    title: english.list.popular,
    movies,
    posterUrl: poster,
    texts: english,
    onShowInfo: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'For movies that belong together under one title, more than fit side by side. Not for a single movie, nor for names without movies. The row is one tab stop: Tab enters it at the card where one was last. There Left and Right lead from card to card, Home and End to the first and the last, Up to the card’s trailer search and Down back; Enter presses. Up and Down beyond that lead to the rows around it, which is the page’s doing. The arrows in its head are for pointers: they scroll by 500 px, on narrow screens by 250, and know where the row ends. Fingers swipe, and the cards come to rest at the edge.',
      },
    },
  },
});

export const Default = meta.story();

/** Nothing scrolls, so there are no arrows. */
export const One = meta.story({
  args: { movies: movies.slice(0, 1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Scroll/ })).toBeNull());
  },
});

/** Nothing was found: the title stays, and there is nothing to scroll. */
export const Empty = meta.story({
  args: { movies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found under this name.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A note of the parent's own stands where there are no cards. */
export const EmptyWithNote = meta.story({
  args: { movies: [], note: english.row.foundElsewhere },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('What was found under this name stands in another row.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Nothing found under this name.')).not.toBeInTheDocument();
  },
});

/** A movie without a poster has no card. */
export const SomeWithoutPoster = meta.story({
  args: {
    movies: movies.map((movie, place) => (place % 2 ? movie : { ...movie, posterPath: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** No picture loads: every title is drawn. */
export const BrokenPictures = meta.story({
  args: { posterUrl: () => brokenPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The Third Harbour', { selector: 'span' })).toBeVisible();
  },
});

export const LongTitles = meta.story({
  args: {
    title: longTitle,
    movies: movies.map((movie) => ({ ...movie, title: longTitle })),
    posterUrl: () => brokenPicture,
  },
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });

export const Hindi = meta.story({ args: { title: hindi.list.topRated, texts: hindi } });

export const Spanish = meta.story({ args: { title: spanish.list.topRated, texts: spanish } });

export const EmptyHindi = Hindi.extend({ args: { movies: [] } });

export const EmptySpanish = Spanish.extend({ args: { movies: [] } });

/** On a wide screen an arrow moves the shelf by 500 px. */
export const ScrollsOnWideScreen = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    spyOn(window, 'innerWidth', 'get').mockReturnValue(768);
    const scrollBy = spyOn(canvas.getByRole('list'), 'scrollBy');
    await step('To the right', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Scroll Popular Movies right' }));
      await expect(scrollBy).toHaveBeenLastCalledWith({ left: 500, behavior: 'smooth' });
    });
    await step('And back to the left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Scroll Popular Movies left' }));
      await expect(scrollBy).toHaveBeenLastCalledWith({ left: -500, behavior: 'smooth' });
    });
  },
});

/** On a narrow screen, by 250 px. */
export const ScrollsOnNarrowScreen = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    spyOn(window, 'innerWidth', 'get').mockReturnValue(767);
    const scrollBy = spyOn(canvas.getByRole('list'), 'scrollBy');
    await step('To the right', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Scroll Popular Movies right' }));
      await expect(scrollBy).toHaveBeenLastCalledWith({ left: 250, behavior: 'smooth' });
    });
    await step('And back to the left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Scroll Popular Movies left' }));
      await expect(scrollBy).toHaveBeenLastCalledWith({ left: -250, behavior: 'smooth' });
    });
  },
});

/** The parent learns which movie was meant. */
export const ShowsInfo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More info about Nine Winters' }));
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
    await expect(args.onShowInfo).toHaveBeenCalledWith(movies[2]);
  },
});

/** One tab stop; arrow keys, Home and End lead along the row, and Up to the trailer search. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const info = (title: string) =>
      canvas.getByRole('button', { name: `More info about ${title}` });
    await step('Tab enters at the first card, and the next Tab leaves', async () => {
      await userEvent.tab();
      await expect(info('The Third Harbour')).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('list')).not.toContainElement(focused());
    });
    await step('Back in, the arrow keys lead from card to card', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
      await expect(info('A Lamp for Marigold')).toHaveFocus();
      await expect(info('A Lamp for Marigold')).toHaveAttribute('aria-description', 'Card 2 of 10');
    });
    await step('End and Home lead to the last and the first', async () => {
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(info('Understudy')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(info('The Third Harbour')).toHaveFocus();
    });
    await step('Up leads to the trailer search, and along the row to the others', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowRight}');
      await expect(
        canvas.getByRole('link', { name: 'Search for the trailer of A Lamp for Marigold' }),
      ).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(info('A Lamp for Marigold')).toHaveFocus();
    });
    await step('Enter shows its info', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onShowInfo).toHaveBeenLastCalledWith(movies[1]);
    });
    await step('Tab comes back to where one was', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(info('A Lamp for Marigold')).toHaveFocus();
    });
  },
});

/** The list scrolls, but it is no tab stop. Focus on it leaves the row's stop where it is. */
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

/** The arrows know where the row ends, and lose no focus there. */
export const AtItsEnds = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const left = canvas.getByRole('button', { name: 'Scroll Popular Movies left' });
    const right = canvas.getByRole('button', { name: 'Scroll Popular Movies right' });
    await step('At the start there is nothing to the left', async () => {
      await waitFor(() => expect(left).toHaveAttribute('aria-disabled', 'true'));
      await expect(right).toHaveAttribute('aria-disabled', 'false');
    });
    await step(
      'At the end there is nothing to the right, and the arrow keeps the focus',
      async () => {
        await userEvent.click(right);
        canvas.getByRole('list').scrollTo({ left: 10_000, behavior: 'instant' });
        await waitFor(() => expect(right).toHaveAttribute('aria-disabled', 'true'));
        await expect(left).toHaveAttribute('aria-disabled', 'false');
        await expect(right).toHaveFocus();
      },
    );
  },
});

/** Other movies come while a card has the focus: the card in its place takes it over. */
export const OtherMoviesCome = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'More info about Salt' })).toHaveFocus(),
    );
  },
});

/** Changes its movies for others when someone asks about one. */
function Changing(args: ComponentProps<typeof MovieRow>) {
  const [shown, setShown] = useState(args.movies.slice(0, 5));
  return <MovieRow {...args} movies={shown} onShowInfo={() => setShown(args.movies.slice(6))} />;
}

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
}
