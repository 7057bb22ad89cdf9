import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChipList } from '@/components/ChipList';
import { SearchPanel } from '@/components/SearchPanel';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { byName } from '../support/controls';
import { longTitle, longWord } from '../support/longTexts';
import { movies } from '../support/movies';
import { poster } from '../support/pictures';

const titles = movies.map(({ title }) => title);
const [first = '', second = '', third = ''] = titles;
const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const names = named(...titles);

type View = ComponentProps<typeof SearchPanel>['view'];
type Results = Extract<View, { kind: 'results' }>;

function results(names: Results['names'], rows: Results['rows']): Results {
  return { kind: 'results', names, rows };
}

const allFound = results(
  names,
  titles.map((name, place) => ({ name, movies: movies.slice(place) })),
);

const cancelled: View = {
  kind: 'cancelled',
  names: named(first, second, third),
  rows: [{ name: second, movies }],
};

const onAsk = fn();
const onCancel = fn();
const onTryAgain = fn();

/**
 * ## When to use
 *
 * Once, below the search form.
 *
 * ## When not to use
 *
 * For permanent rows: use MovieRow.
 *
 * ## Anatomy
 *
 * 1. What was understood
 * 2. Heading
 * 3. Status
 * 4. Button to ask, to cancel or to try again
 * 5. Names
 * 6. Rows, each at the place of its name
 * 7. Refinements
 *
 * ## Keyboard
 *
 * - **Tab**: what was understood, button, names, rows, refinements
 * - **Enter on a name**: scrolls to its row
 *
 * ## Content
 *
 * - Loading, failure and a cancelled search are announced.
 * - A row appears as soon as its own search ends.
 * - A failure is one quiet line with “Try again”.
 *
 * @summary The state of a search below its form: loading, names, rows or failure.
 */
const meta = preview.meta({
  component: SearchPanel,
  tags: ['autodocs', 'manifest'],
  argTypes: {
    view: byName({
      hidden: { kind: 'hidden' },
      offered: { kind: 'offered', onAsk },
      loading: { kind: 'loading', onCancel },
      names: { kind: 'names', names },
      results: allFound,
      cancelled,
      failed: { kind: 'failed', onTryAgain },
    }),
  },
  args: { recommender: 'ChatGPT', posterUrl: poster, texts: english, onShowInfo: fn() },
  parameters: {
    ...examplesOf(
      SearchPanel,
      {
        why: 'Say when another try can help.',
        args: [{ view: { kind: 'failed', failure: 'budget', onTryAgain } }],
      },
      {
        why: 'Offer another try that cannot help, as after the last search of the day.',
        args: [{ view: { kind: 'failed', onTryAgain } }],
      },
    ),
  },
});

/** Every row is there. */
export const Results = meta.story({
  args: { view: allFound },
});

/** The query of a link. */
export const Offered = meta.story({
  tags: ['visual'],
  args: { view: { kind: 'offered', onAsk } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for suggestions' }));
    await expect(onAsk).toHaveBeenCalledOnce();
  },
});

/** One line says that it loads. */
export const Loading = meta.story({
  tags: ['visual'],
  args: { view: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Suggestions from ai are loading...',
    );
  },
});

/** The live region exists before its first text, so a screen reader announces each view. */
export const Announces = Offered.extend({
  tags: ['!visual'],
  render: function Searching(args) {
    const [step, setStep] = useState(0);
    const next = () => setStep(step + 1);
    const views: readonly View[] = [
      { kind: 'offered', onAsk: next },
      { kind: 'loading', onCancel: next },
      { kind: 'failed', onTryAgain: next },
    ];
    const found = results(named(first), [{ name: first, movies }]);
    return <SearchPanel {...args} view={views[step] ?? found} />;
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    for (const [button, text] of [
      ['Ask for suggestions', 'Suggestions from ai are loading...'],
      ['Cancel', "We couldn't get suggestions just now."],
      ['Try again', '10 movies in 1 row.'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await expect(region).toBeInTheDocument();
      await expect(region).toHaveTextContent(text);
    }
  },
});

/** A running search can be cancelled. */
export const Cancellable = Loading.extend({
  args: { view: { kind: 'loading', onCancel } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
});

/** The first names; more may follow. */
export const SomeNames = meta.story({
  args: { view: { kind: 'names', names: names.slice(0, 3), onCancel } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

/** All ten names; the rows follow. */
export const Names = meta.story({
  tags: ['visual'],
  args: { view: { kind: 'names', names } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Movies recommended by ChatGPT' }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Movies recommended by ChatGPT' })).toBeVisible();
    await expect(canvas.getByText('1 - The Third Harbour')).toBeVisible();
    await expect(canvas.getByText('10 - Understudy')).toBeVisible();
  },
});

/** The demo did not understand the query, and announces that once. */
export const NothingUnderstood = meta.story({
  tags: ['visual'],
  args: { view: { kind: 'names', names, areFallback: true } },
  play: async ({ canvas }) => {
    const notice = canvas.getByText("We couldn't find a movie in that. Popular choices:");
    await expect(notice).toBeVisible();
    const status = canvas.getByRole('status');
    await expect(status).toContainElement(notice);
    await expect(status).toHaveAttribute('aria-atomic', 'false');
  },
});

/** A long name stays on one line. */
export const LongNames = meta.story({
  args: { view: { kind: 'names', names: named(longTitle, longWord, ...titles.slice(2)) } },
});

/** The second row arrived first; the others keep their places. */
export const SomeResults = meta.story({
  tags: ['visual'],
  args: {
    view: {
      kind: 'results',
      names,
      rows: [
        { name: first, movies: 'pending' },
        { name: second, movies },
        { name: third, movies: 'pending' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: second })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: first })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A name with a row scrolls to it and focuses its heading. */
export const NamesLinkToRows = SomeResults.extend({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: `1 - ${first}` })).not.toBeInTheDocument();
    await expect(canvas.getByText(`1 - ${first}`)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: `2 - ${second}` }));
    await expect(canvas.getByRole('heading', { name: second })).toHaveFocus();
  },
});

/** Tab reaches a name with a row; Enter moves the focus to the heading of the row. Its outline is whole. */
export const ByKeyboard = SomeResults.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `2 - ${second}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const heading = canvas.getByRole('heading', { name: second });
    await expect(heading).toHaveFocus();
    await expect(roomAround(heading)).toBeGreaterThanOrEqual(outlineWidth(heading));
  },
});

/** Announces the number of movies when all rows are there. */
export const Arrived = meta.story({
  args: {
    view: results(named(first, second, third), [
      { name: first, movies },
      { name: second, movies: [] },
      { name: third, movies: 'elsewhere' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10 movies in 1 row.');
  },
});

/** Cancelled: the results so far stay. */
export const Cancelled = meta.story({
  tags: ['visual'],
  args: { view: cancelled },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Search cancelled. Here is what we found so far.',
    );
    await expect(canvas.getByText(`3 - ${third}`)).toBeVisible();
    await expect(canvas.getByRole('region', { name: second })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  },
});

/** One movie a name: the rows share lines, and the first stands out with its overview. */
export const OneMovieEach = meta.story({
  tags: ['visual'],
  args: {
    view: {
      kind: 'results',
      names,
      rows: movies.map((movie) => ({ name: movie.title, movies: [movie] })),
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('region').map((row) => row.getBoundingClientRect());
    const [row, next] = rows;
    await expect(rows).toHaveLength(10);
    await expect(new Set(rows.map(({ top }) => Math.round(top))).size).toBeLessThan(5);
    await expect(row?.width).toBeGreaterThan(1.5 * (next?.width ?? Infinity));
    await expect(canvas.getByText(movies[0]?.overview ?? '')).toBeVisible();
  },
});

/** A row that failed keeps its place until all have arrived, so that the others stay where they are. */
export const NothingMoves = meta.story({
  args: {
    view: results(named(first, second, third), [
      { name: first, movies: 'pending' },
      { name: second, movies: 'pending' },
      { name: third, movies },
    ]),
  },
  play: async ({ args, canvas, mount }) => {
    await mount(<SearchPanel {...args} />);
    const place = () => {
      const { left, top } = canvas.getByRole('region', { name: third }).getBoundingClientRect();
      return { left, top };
    };
    const before = place();
    const rows = [
      { name: second, movies: 'pending' as const },
      { name: third, movies },
    ];
    const view = { kind: 'results', names: named(first, second, third), rows } as const;
    await mount(<SearchPanel {...args} view={view} />);
    await expect(place()).toEqual(before);
  },
});

/** A name without movies has a row with a note. */
export const NothingFound = meta.story({
  tags: ['visual'],
  args: {
    view: results(named(first, second), [
      { name: first, movies: [] },
      { name: second, movies },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: first })).toHaveTextContent(
      'No match for this title.',
    );
  },
});

/** Movies of the second name are in the first row already. */
export const FoundElsewhere = meta.story({
  args: {
    view: results(named(first, second), [
      { name: first, movies },
      { name: second, movies: 'elsewhere' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: second })).toHaveTextContent(
      'Already shown in another row.',
    );
  },
});

/** A name's year chooses the film and tells two films of one title apart. */
export const WithYears = meta.story({
  args: {
    view: {
      kind: 'results',
      names: [
        { name: first, year: 1984 },
        { name: first, year: 2021 },
      ],
      rows: [
        { name: first, year: 1984, movies: movies.slice(0, 1) },
        { name: first, year: 2021, movies: movies.slice(1) },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: `${first} 1984` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `2 - ${first}` }));
    await expect(canvas.getByRole('heading', { name: `${first} 2021` })).toHaveFocus();
  },
});

/** Facts of the film that meet the query stand under the title. A row without any has no line. */
export const WithFacts = meta.story({
  tags: ['visual'],
  args: {
    view: results(named(first, second), [
      {
        name: first,
        movies: movies.slice(0, 1),
        facts: 'heist · 1990s · directed by Michael Mann',
      },
      { name: second, movies: movies.slice(1) },
    ]),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: first });
    await expect(row).toHaveTextContent('heist · 1990s · directed by Michael Mann');
    const other = canvas.getByRole('region', { name: second });
    await expect(other.querySelector('[data-remark]')).toBeNull();
  },
});

/** What was understood stands above the names, refinements below the results. */
export const WithChips = meta.story({
  tags: ['visual'],
  args: {
    view: { kind: 'results', names: named(first), rows: [{ name: first, movies }] },
    above: (
      <ChipList
        label={english.understood.label}
        chips={['space', 'not Star Wars']}
        removeLabel={english.understood.remove}
        onPress={fn()}
      />
    ),
    below: <ChipList label={english.refine.label} chips={['newer', 'lighter']} onPress={fn()} />,
  },
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
    await expect(lists[0]).toBe('What was understood');
    await expect(lists.at(-1)).toBe('Refine the search');
  },
});

/** No film has this title: the remark says that these are the closest titles. */
export const ClosestTitles = meta.story({
  args: {
    view: results(named(`${first} 2`), [
      { name: `${first} 2`, movies, isInexact: true, facts: 'heist' },
    ]),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: `${first} 2` });
    await expect(row).toHaveTextContent('No exact match. Closest titles:');
    await expect(row).not.toHaveTextContent('heist');
    await expect(within(row).getAllByRole('article')).toHaveLength(movies.length);
  },
});

/** Markup from the chat service is shown as text. */
export const MarkupIsText = meta.story({
  args: { view: { kind: 'names', names: named('<script>alert(1)</script>', '**Heat**') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 - <script>alert(1)</script>')).toBeVisible();
    await expect(canvas.getByText('2 - **Heat**')).toBeVisible();
  },
});

/** The lookup of the second name failed: it has no row and no place. */
export const OneFailed = meta.story({
  args: {
    view: results(named(first, second, third), [
      { name: first, movies },
      { name: third, movies },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`2 - ${second}`)).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(second))).toHaveLength(1);
  },
});

/** All lookups failed: the names stay, and no place is empty. */
export const AllFailed = meta.story({
  args: { view: { kind: 'results', names: named(first, second, third), rows: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No movies found.');
    await expect(canvas.getByText(`2 - ${second}`)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy]')).not.toBeInTheDocument();
  },
});

/** One line and “Try again” beside it. */
export const Failed = meta.story({
  tags: ['visual'],
  args: { view: { kind: 'failed', onTryAgain } },
  play: async ({ canvas }) => {
    const text = canvas.getByText("We couldn't get suggestions just now.");
    await expect(canvas.getByRole('status')).toContainElement(text);
    const button = canvas.getByRole('button', { name: 'Try again' });
    const gap = button.getBoundingClientRect().left - text.getBoundingClientRect().right;
    await expect(gap).toBeLessThan(48);
  },
});

/** The daily budget is used up: there is no retry. */
export const BudgetExhausted = meta.story({
  args: { view: { kind: 'failed', failure: 'budget', onTryAgain } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "Today's searches are used up. Try again tomorrow.",
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** “Try again” calls onTryAgain once. */
export const TriesAgain = meta.story({
  args: { view: { kind: 'failed', onTryAgain } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
  },
});

/** The second click of a double click falls on Cancel, and cancels nothing. */
export const DoubleClicked = TriesAgain.extend({
  tags: ['!autodocs'],
  render: function Retrying(args) {
    const [isLoading, setIsLoading] = useState(false);
    const failed: View = { kind: 'failed', onTryAgain: () => setIsLoading(true) };
    return <SearchPanel {...args} view={isLoading ? { kind: 'loading', onCancel } : failed} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await fireEvent.click(cancel, { detail: 2 });
    await expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(cancel);
    await expect(onCancel).toHaveBeenCalledOnce();
  },
});

/** A card calls onShowInfo with its movie. */
export const ShowsInfo = SomeResults.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `More info about ${third}` }));
    await expect(args.onShowInfo).toHaveBeenCalledOnce();
    await expect(args.onShowInfo).toHaveBeenCalledWith(movies[2], expect.any(HTMLElement));
  },
});

/** Empty before the first search, with its loading rows ready. */
export const Hidden = meta.story({
  args: { view: { kind: 'hidden' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const rows = () => [...canvasElement.querySelectorAll('[data-layout]')];
    await waitFor(() => expect(rows()).toHaveLength(10));
    for (const row of rows()) await expect(row).not.toBeVisible();
  },
});

/** The least distance to an edge of its row, in px. The row clips what is beyond. */
function roomAround(element: HTMLElement): number {
  const inner = element.getBoundingClientRect();
  const outer = element.closest('section')?.getBoundingClientRect() ?? inner;
  return Math.min(
    inner.left - outer.left,
    inner.top - outer.top,
    outer.right - inner.right,
    outer.bottom - inner.bottom,
  );
}

function outlineWidth(element: HTMLElement): number {
  const { outlineWidth: width, outlineOffset } = getComputedStyle(element);
  return parseFloat(width) + parseFloat(outlineOffset);
}
