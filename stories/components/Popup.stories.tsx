import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Popup, type PopupMovie, type PopupProps } from '@/components/Popup';
import { english } from '@/domain/texts/english';
import { trailerSearchUrl } from '@/domain/trailer';
import { examplesOf } from '../docs/examplesOf';
import { longOverview, longTitle } from '../support/longTexts';
import { art, featured, movies } from '../support/movies';
import { backdrop, brokenPicture, poster } from '../support/pictures';

const movie: PopupMovie = {
  ...featured,
  releaseDate: '2024-02-01',
  posterUrl: poster('/story-3.jpg'),
  year: 2024,
  rating: { average: 7.84, votes: 1234 },
  genres: [18, 9648],
  originalTitle: undefined,
  bannerUrl: backdrop('/story-backdrop-3.jpg'),
};

const link = {
  url: 'https://marquee.example/browse?movie=3',
  state: 'idle',
  onCopy: fn(),
} as const;

const similar = {
  movies: movies
    .slice(1, 7)
    .map(({ id, title }) => ({ id, title, art, posterUrl: poster(`/story-${id}.jpg`) })),
  onShow: fn(),
};

/**
 * ## When to use
 *
 * For the movie that a visitor opened.
 *
 * ## When not to use
 *
 * For messages or questions.
 *
 * ## Anatomy
 *
 * 1. Banner
 * 2. Poster
 * 3. Title, facts, overview
 * 4. Trailer link and link to share
 * 5. More movies like this
 * 6. Close button
 *
 * ## Keyboard
 *
 * - **Tab**: stays inside
 * - **Escape**: closes it
 * - **Enter on Close**: closes it; the focus returns to the opener
 *
 * ## Content
 *
 * - An unknown date or overview says so; other unknown details are left out.
 * - A press beside it closes it.
 * - “More like this” shows movies that are already loaded.
 *
 * @summary A modal dialog with the details of one movie.
 */
const meta = preview.meta({
  component: Popup,
  tags: ['autodocs', 'manifest'],
  args: {
    movie,
    link,
    similar,
    texts: english.popup,
    onClose: fn(),
    presence: { isOpen: true, onExited: fn() },
  },
  parameters: {
    docs: { story: { inline: false, height: '34rem' } },
    ...examplesOf(
      Popup,
      { why: 'Leave out what is not known.', story: 'Few Details', height: '34rem' },
      { why: 'Fill gaps with words. They look like facts.', story: 'Filled Gaps', height: '34rem' },
    ),
  },
});

/** A dialog named after the movie. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'The Third Harbour' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Long texts scroll; the close button stays visible. */
export const LongTexts = meta.story({
  tags: ['visual'],
  args: {
    movie: { ...movie, title: longTitle, overview: { text: `${longOverview} ${longOverview}` } },
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    const close = canvas.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    const top = close.getBoundingClientRect().top;
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
    await expect(close.getBoundingClientRect().top).toBeCloseTo(top, 0);
  },
});

/** Phones show the first 150 characters, and an ellipsis. */
export const CutOverview = meta.story({
  args: {
    movie: {
      ...movie,
      overview: { text: Array.from(longOverview).slice(0, 150).join(''), isCut: true },
    },
  },
});

/** Year, rating, genres and the trailer link. */
export const Details = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem');
    await expect(facts.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      '2024',
      '7.8 out of 10 (1,234 votes)',
      'Drama',
      'Mystery',
    ]);
    const link = canvas.getByRole('link', { name: 'Search for the trailer' });
    await expect(link).toHaveAttribute('href', trailerSearchUrl(movie.title));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** The original title has its own language. */
export const WithOriginalTitle = meta.story({
  args: { movie: { ...movie, originalTitle: { title: 'Der dritte Hafen', tag: 'de' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der dritte Hafen')).toHaveAttribute('lang', 'de');
  },
});

const arabicTitle = { title: 'وهلّأ لوين؟', tag: 'ar' };

/** An Arabic title is written from the right, with its punctuation. */
export const WithArabicTitle = meta.story({
  args: { movie: { ...movie, originalTitle: arabicTitle } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(arabicTitle.title)).direction).toBe('rtl');
  },
});

/** So is a title without a translation. It begins where other titles begin. */
export const UntranslatedArabicTitle = WithArabicTitle.extend({
  args: {
    movie: {
      ...movie,
      title: arabicTitle.title,
      titleTag: arabicTitle.tag,
      originalTitle: undefined,
    },
  },
});

const fewDetails = { ...movie, rating: undefined, genres: [] };

/** A good example: only what is known. */
export const FewDetails = meta.story({
  tags: ['!autodocs', '!dev'],
  args: { movie: fewDetails },
});

/** A bad example: words instead of facts. */
export const FilledGaps = meta.story({
  tags: ['!autodocs', '!dev'],
  args: {
    movie: {
      ...fewDetails,
      originalTitle: { title: 'Not available', tag: 'en' },
      overview: { text: 'No description was provided for this movie.' },
      releaseDate: 'N/A',
    },
  },
});

/** Without details, the rest still looks complete. */
export const NothingKnown = meta.story({
  tags: ['visual'],
  args: {
    movie: {
      ...movie,
      releaseDate: '',
      overview: { text: '' },
      posterUrl: null,
      year: undefined,
      rating: undefined,
      genres: [],
      bannerUrl: null,
    },
    similar: { ...similar, movies: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('Release Date : not known yet')).toBeVisible());
  },
});

/** The singular of votes. */
export const OneVote = meta.story({
  args: { movie: { ...movie, rating: { average: 10, votes: 1 } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('10.0 out of 10 (1 vote)')).toBeVisible());
  },
});

/** A drawing replaces the banner. */
export const BrokenBanner = meta.story({
  args: { movie: { ...movie, bannerUrl: brokenPicture } },
});

/** The date is not known yet. */
export const UnknownDate = meta.story({
  args: { movie: { ...movie, releaseDate: '' } },
  play: async ({ canvas }) => {
    const date = canvas.getByText('Release Date : not known yet');
    await waitFor(() => expect(date).toBeVisible());
  },
});

/** A sentence replaces the overview. */
export const NoOverview = meta.story({ args: { movie: { ...movie, overview: { text: '' } } } });

/** A drawn poster with the title. */
export const NoPoster = meta.story({ args: { movie: { ...movie, posterUrl: null } } });

/** A poster that does not load is drawn. */
export const BrokenPoster = meta.story({ args: { movie: { ...movie, posterUrl: brokenPicture } } });

/** An English overview is marked with its language. */
export const OverviewInEnglish = meta.story({
  globals: { language: 'spanish' },
  args: {
    movie: {
      ...movie,
      overview: { text: 'A pilot is asked to guide out a ship that no one saw.', tag: 'en' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A pilot/)).toHaveAttribute('lang', 'en');
  },
});

/** A press copies the link. */
export const CopiesLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(link.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** After a copy, a screen reader announces that the link is copied. */
export const LinkCopied = meta.story({
  tags: ['visual'],
  args: { link: { ...link, state: 'copied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied.');
  },
});

/** The browser denies the clipboard: the link is selected, to copy it by hand. */
export const LinkNotCopied = meta.story({
  tags: ['visual'],
  render: function Denying(args) {
    const [state, setState] = useState<'idle' | 'denied'>('idle');
    return <Popup {...args} link={{ ...link, state, onCopy: () => setState('denied') }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const field = canvas.getByRole<HTMLInputElement>('textbox', {
      name: "We couldn't copy the link. Copy it from here:",
    });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(link.url);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.url.length]);
    // The focus announces the label; a status would repeat it.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** The selected link takes the focus once: it stays on Close when more movies arrive. */
export const MoviesArriveBesideLink = meta.story({
  tags: ['!autodocs'],
  render: function Arriving(args) {
    const [movies, setMovies] = useState<PopupProps['similar']['movies']>(
      args.similar.movies.slice(1),
    );
    return (
      <div onKeyUp={() => setMovies(args.similar.movies)}>
        <Popup
          {...args}
          link={{ ...link, state: 'denied' }}
          similar={{ ...args.similar, movies }}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Shift}');
    const section = within(canvas.getByRole('region', { name: 'More like this' }));
    await expect(section.getAllByRole('button')).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

/** Close, trailer, link, then similar movies. */
export const MoreLikeThis = meta.story({
  play: async ({ canvas, step, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'More like this' }));
    await expect(section.getAllByRole('button')).toHaveLength(6);
    await step('Tab reaches it last', async () => {
      canvas.getByRole('button', { name: 'Close' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Search for the trailer' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Copy link' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'A Lamp for Marigold' })).toHaveFocus();
    });
    await step('Enter shows the movie', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(similar.onShow).toHaveBeenCalledWith(2);
    });
  },
});

/** The second click of a double click belongs to no movie of the next popup. */
export const SimilarDoubleClicked = MoreLikeThis.extend({
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'More like this' }));
    const [first] = section.getAllByRole('button');
    if (first) await userEvent.dblClick(first);
    await expect(similar.onShow).toHaveBeenCalledOnce();
  },
});

/** The drawn banner has only the colours of the drawn poster, not its motif. */
export const NoPictures = meta.story({
  tags: ['visual'],
  args: { movie: { ...movie, posterUrl: null, bannerUrl: null } },
  play: async ({ canvasElement }) => {
    const [banner, picture] = canvasElement.querySelectorAll('[data-art] > svg');
    if (!banner || !picture) throw new Error('There are two drawings.');
    await expect(getComputedStyle(banner).display).toBe('none');
    await expect(getComputedStyle(picture).display).not.toBe('none');
  },
});

/** The close button calls onClose once. */
export const ClosedByButton = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
