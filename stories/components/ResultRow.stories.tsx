import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ResultRow } from '@/components/ResultRow';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { movies } from '../support/movies';
import { poster } from '../support/pictures';
import { inResults, sized } from '../support/sized';

/**
 * ## When to use
 *
 * For the movies that a search found for one name.
 *
 * ## When not to use
 *
 * For a list of movies over the whole width: MovieRow.
 *
 * ## Anatomy
 *
 * 1. Title, with the year that came with the name
 * 2. Arrow buttons, over the edges of the posters
 * 3. Remark
 * 4. Cards
 * 5. Overview of the first movie, in the layout `feature`
 * 6. Note, if there are no movies
 *
 * ## Keyboard
 *
 * As in MovieRow, without the hint. At the ends the arrow keys go on to the next row.
 *
 * ## Content
 *
 * - The title is a heading and labels the row.
 * - The year stands once.
 *
 * @summary The movies of one search result, in a grid of results.
 */
const meta = preview.meta({
  component: ResultRow,
  tags: ['autodocs', 'manifest'],
  args: {
    heading: { title: 'Heat' },
    movies: movies.slice(0, 1),
    posterUrl: poster,
    texts: english,
    onShowInfo: fn(),
  },
  parameters: {
    ...examplesOf(
      ResultRow,
      {
        why: 'Say in the remark which facts meet the query.',
        width: '12.5rem',
        args: [{ heading: { title: 'Heat', remark: 'crime · 1995' } }],
      },
      {
        why: 'Repeat the year. It stands beside the title.',
        width: '12.5rem',
        args: [{ heading: { title: 'Heat', year: 1995, remark: 'crime · 1995' } }],
      },
    ),
  },
});

/** The title stands under the poster, so that the posters of a grid align. */
export const Default = meta.story();

/** Cards that do not fit fade out. */
export const Crowded = meta.story({
  tags: ['visual'],
  decorators: [sized('16rem')],
  args: { movies: movies.slice(0, 3) },
  play: async ({ canvas }) => {
    const list = getComputedStyle(canvas.getByRole('list'));
    await waitFor(() => expect(list.getPropertyValue('--after')).toBe('2.5rem'));
    await expect(list.maskImage).toContain('40px');
  },
});

/** An arrow is hidden at the end of the row, but not while it has the focus. */
export const ScrolledToTheEnd = Crowded.extend({
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole('button', { name: 'Scroll Heat right' });
    await waitFor(async () => {
      await userEvent.click(arrow);
      await expect(arrow).toHaveAttribute('aria-disabled', 'true');
    });
    await expect(arrow).toBeVisible();
    await expect(arrow).toHaveFocus();
    arrow.blur();
    await waitFor(() => expect(arrow).not.toBeVisible());
  },
});

/** The first result of a search: a larger card and its overview. The year stands once. */
export const Feature = meta.story({
  decorators: [inResults],
  tags: ['visual'],
  args: {
    layout: 'feature',
    heading: { title: movies[0]?.title ?? '', year: 2010 },
    movies: movies.slice(0, 1).map((movie) => ({ ...movie, overviewTag: 'en' })),
  },
  play: async ({ canvas }) => {
    const overview = canvas.getByText(movies[0]?.overview ?? '');
    await expect(overview).toBeVisible();
    await expect(overview).toHaveAttribute('lang', 'en');
    const years = canvas.getAllByText('2010').filter((it) => !it.closest('article'));
    await expect(years).toHaveLength(1);
  },
});

/** The remark says why the movie is suggested. A year in it stands once, too. */
export const FeatureWithYearInRemark = Feature.extend({
  args: { heading: { title: movies[0]?.title ?? '', remark: 'crime · 2010' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('crime · 2010')).toBeVisible();
    const years = canvas.queryAllByText('2010').filter((it) => !it.closest('article'));
    await expect(years).toEqual([]);
  },
});

/** The year that came with the name stands small beside the title, and a remark below it. */
export const WithYearAndRemark = meta.story({
  args: { heading: { title: 'Heat', year: 1995, remark: english.row.closestTitles } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Heat 1995' })).toBeVisible();
    await expect(canvas.getByText('No exact match. Closest titles:')).toBeVisible();
  },
});

/** No movies: the title keeps its place. */
export const Empty = meta.story({
  tags: ['visual'],
  args: { movies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Heat' })).toBeVisible();
    await expect(canvas.getByText('No match for this title.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A note replaces the text for no movies. */
export const EmptyWithNote = meta.story({
  args: { movies: [], note: english.row.foundElsewhere },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Already shown in another row.')).toBeVisible();
    await expect(canvas.queryByText('No match for this title.')).not.toBeInTheDocument();
  },
});

/** The info button of a card calls onShowInfo with its movie. */
export const ShowsInfo = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More info about/ }));
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
    await expect(args.onShowInfo).toHaveBeenCalledWith(movies[0], expect.any(HTMLElement));
  },
});

/** One tab stop. At the ends the row leaves the arrow keys to the page. */
export const ByKeyboard = meta.story({
  args: { movies: movies.slice(0, 2) },
  play: async ({ canvas, userEvent }) => {
    const [card, next] = canvas.getAllByRole('button', { name: /^More info about/ });
    await userEvent.tab();
    await expect(card).toHaveFocus();
    const onPage = fn((event: Event) => event.defaultPrevented);
    document.addEventListener('keydown', onPage);
    await userEvent.keyboard('{ArrowRight}');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    document.removeEventListener('keydown', onPage);
    await expect(onPage.mock.results.map(({ value }) => value)).toEqual([true, false]);
  },
});
