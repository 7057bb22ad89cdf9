import { expect, fireEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  catalogueFailsFor,
  catalogueFinds,
  catalogueIsThinkingAbout,
  catalogueKnows,
  catalogueKnowsEveryName,
  recommenderAnswers,
  recommenderHasRetired,
  budgetIsExhausted,
  recommenderIsDown,
  recommenderIsThinking,
  recommenderStreams,
  recommends,
} from '@/demo/vocabulary';
import { Page } from '../support/Page';
import { opensAt, report, shows } from '../support/page';
import { expectError, findSearchField, getSearchField, openSearch, search } from '../support/steps';

const meta = preview.meta({
  title: 'Pages/GPT search',
  component: Page,
  parameters: opensAt('/browse?search='),
});

/** The search page has a heading and the way back to the homepage. */
export const GptSearch = meta.story({
  parameters: { ...opensAt('/browse'), ...shows('searchMode', 'gptSearch') },
  play: async (context) => {
    await openSearch(context);

    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Homepage' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'What would you like to watch?' }),
    ).toBeVisible();
  },
});

/** The search page opens with an empty field. */
export const Idle = meta.story({
  parameters: shows('search', { panel: 'idle' }),
  play: async (context) => {
    await expect(await findSearchField(context)).toHaveValue('');
  },
});

/** A live chat service is asked for the query of a link only after a press. */
export const Offered = meta.story({
  parameters: {
    ...opensAt('/browse?search=heist+in+space', 'signedIn', { recommender: 'live' }),
    ...shows('search', { panel: 'offered' }),
  },
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueKnowsEveryName()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('combobox', { name: 'What would you like to watch?' }),
    ).toHaveValue('heist in space');
    await expect(canvas.getByRole('button', { name: 'Ask for suggestions' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** The URL and the machines are equal. */
export const FollowingUrl = Offered.extend({
  parameters: shows('url', { history: 'following', scroll: 'settled' }),
});

/** A press on “Ask for suggestions” searches for the query of the link. */
export const OfferAccepted = Offered.extend({
  parameters: shows('search', { panel: 'results' }),
  play: async (context) => {
    await Offered.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for suggestions' }));

    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
    await expect(getSearchField({ canvas })).toHaveValue('heist in space');
  },
});

/** The demo asks for the query of a link at once. */
export const AskedFromUrl = meta.story({
  parameters: {
    ...opensAt('/browse?search=heist+in+space'),
    ...shows('search', { panel: 'results' }),
  },
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueKnowsEveryName()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
  },
});

/** Without recent queries there are only examples. */
export const NoRecentSearches = meta.story({
  parameters: shows('recentSearches', 'none'),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('list', { name: 'Try one of these' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /^Recent searches/ })).not.toBeInTheDocument();
  },
});

/** An example searches and becomes a recent query. */
export const RecentSearches = meta.story({
  parameters: shows('recentSearches', 'some'),
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueKnowsEveryName()),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const examples = within(await canvas.findByRole('list', { name: 'Try one of these' }));
    const [example] = examples.getAllByRole('button');
    const query = example?.textContent ?? '';
    if (example) await userEvent.click(example);

    await expect(getSearchField({ canvas })).toHaveValue(query);
    await userEvent.click(canvas.getByRole('button', { name: 'Examples and recent searches' }));
    const recent = within(await canvas.findByRole('list', { name: /^Recent searches/ }));
    await expect(recent.getByRole('button', { name: query })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '1 - Heat' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('1 movie in 1 row.')).toBeInTheDocument());
  },
});

/** On a phone with large text, a recent query of usual length is not shortened. */
export const LongRecentSearch = meta.story({
  parameters: {
    ...opensAt('/browse?search=a+rainy+Sunday+with+the+whole+family+and+a+very+old+dog'),
    ...shows('recentSearches', 'some'),
  },
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueKnowsEveryName()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Examples and recent searches' }));
    const recent = within(await canvas.findByRole('list', { name: /^Recent searches/ }));
    await expect(recent.getByRole('button', { name: /^a rainy Sunday/ })).toBeVisible();
  },
});

/** Typing opens a list of queries; the field keeps the focus. */
export const Autocomplete = meta.story({
  parameters: shows('search', { panel: 'idle' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await findSearchField({ canvas });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'he');

    const list = await canvas.findByRole('listbox', { name: 'Suggested searches' });
    const example = within(list).getByRole('option', { name: 'a heist in space example' });
    await expect(example).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveFocus();
  },
});

/** Arrow Down and Enter search for a query of the list. */
export const Autocompleted = Autocomplete.extend({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueKnowsEveryName()),
  play: async (context) => {
    await Autocomplete.play(context);

    const { canvas, userEvent } = context;
    const field = getSearchField({ canvas });
    await userEvent.keyboard('{ArrowDown}');
    const query = canvas.getByRole('option', { selected: true }).firstChild?.textContent;
    await userEvent.keyboard('{Enter}');

    await expect(field).toHaveValue(query);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
  },
});

/** Arrow Down with a modifier and the Enter that ends a composition in Safari are not for the list. */
export const AutocompleteOtherKeys = Autocomplete.extend({
  play: async (context) => {
    await Autocomplete.play(context);

    const { canvas, step, userEvent } = context;
    const field = getSearchField({ canvas });
    await step('Arrow Down with a modifier selects nothing', async () => {
      for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
        await userEvent.keyboard(`{${modifier}>}{ArrowDown}{/${modifier}}`);
        await expect(canvas.queryByRole('option', { selected: true })).not.toBeInTheDocument();
      }
    });
    await step('Enter at the end of a composition picks nothing', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
      await expect(canvas.getByRole('option', { selected: true })).toBeVisible();
      await expect(field).toHaveValue('he');
    });
  },
});

let findHeat: (titles: readonly string[]) => void;

/** The highlighted query stays when a row with a fitting title arrives. */
export const AutocompleteWhileRowsArrive = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) => {
    const heat = new Promise<readonly string[]>((resolve) => {
      findHeat = resolve;
    });
    msw.use(recommends('Heat'), catalogueFinds('Heat', heat));
  },
  play: async (context) => {
    await search(context, 'heist');

    const { canvas, userEvent } = context;
    await userEvent.clear(getSearchField({ canvas }));
    await userEvent.keyboard('he{ArrowDown}{ArrowDown}');
    const highlighted = canvas.getByRole('option', { selected: true }).textContent;
    findHeat(['Heat']);
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();

    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent(highlighted);
  },
});

/** A blank query has an error, and the focus. */
export const Invalid = meta.story({
  parameters: shows('search', { form: 'invalid' }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await findSearchField(context), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));

    await expectError(context, 'Invalid Input! Try again.');
    await expect(getSearchField(context)).toHaveFocus();
  },
});

/** The error of a blank query disappears with the first letter. */
export const Corrected = Invalid.extend({
  parameters: shows('search', { form: 'quiet' }),
  play: async (context) => {
    await Invalid.play(context);

    const { canvas, userEvent } = context;
    await userEvent.type(getSearchField({ canvas }), 'h');

    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** The chat service has not answered yet. */
export const LoadingNames = meta.story({
  parameters: shows('search', { panel: { suggesting: 'loadingNames' } }),
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
  play: async (context) => {
    await search(context, 'heist');

    await expect(await context.canvas.findByRole('status')).toHaveTextContent(
      'Suggestions from ai are loading...',
    );
  },
});

/** Each name appears after its comma. */
export const Names = meta.story({
  parameters: shows('search', { panel: { suggesting: 'names' } }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommenderStreams([Promise.resolve('Heat,Logan Lucky,The It'), new Promise(() => {})]),
    ),
  play: async (context) => {
    await search(context, 'heist');

    const { canvas } = context;
    await expect(
      await canvas.findByRole('heading', { name: 'Movies recommended by the Marquee demo' }),
    ).toBeVisible();
    await expect(canvas.getByText('1 - Heat')).toBeVisible();
    await expect(canvas.getByText('2 - Logan Lucky')).toBeVisible();
    await expect(canvas.queryByText(/^3 - /)).not.toBeInTheDocument();
  },
});

/** All names are known, no row yet. */
export const FindingRows = meta.story({
  parameters: shows('search', { panel: { finding: 'names' } }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'Logan Lucky'),
      catalogueIsThinkingAbout('Heat'),
      catalogueIsThinkingAbout('Logan Lucky'),
    ),
  play: async (context) => {
    await search(context, 'heist');

    const { canvas } = context;
    await expect(await canvas.findByText('2 - Logan Lucky')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Heat' })).not.toBeInTheDocument();
  },
});

/** Each row appears when its own lookup is done, at its own place. */
export const FirstRows = meta.story({
  parameters: shows('search', { panel: { finding: 'results' } }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'Logan Lucky', 'The Italian Job'),
      catalogueIsThinkingAbout('Logan Lucky'),
      catalogueKnowsEveryName(),
    ),
  play: async (context) => {
    await search(context, 'heist');

    const { canvas } = context;
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'The Italian Job' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Logan Lucky' })).not.toBeInTheDocument();
    await expect(canvas.getByText('2 - Logan Lucky')).toBeVisible();
  },
});

/** Cancelled without a name: the panel is empty, the query stays. */
export const CancelledEarly = LoadingNames.extend({
  parameters: shows('search', { panel: 'idle' }),
  play: async (context) => {
    await LoadingNames.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(getSearchField({ canvas })).toHaveValue('heist');
    await expect(getSearchField({ canvas })).toHaveFocus();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** A new query replaces one that waits for names; the first one shows and reports nothing more. */
export const Replaced = LoadingNames.extend({
  parameters: shows('search', { panel: 'results' }),
  play: async (context) => {
    await LoadingNames.play(context);

    const { canvas, msw } = context;
    msw.use(recommends('Ronin'), catalogueKnowsEveryName());
    await search(context, 'car chases');

    await expect(await canvas.findByRole('region', { name: 'Ronin' })).toBeVisible();
    await expect(canvas.queryByText('Suggestions from ai are loading...')).not.toBeInTheDocument();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** A new query replaces a running search with all its names and rows. */
export const ReplacedWhileRowsArrive = FirstRows.extend({
  parameters: shows('search', { panel: 'results' }),
  play: async (context) => {
    await FirstRows.play(context);

    const { canvas, msw } = context;
    msw.use(recommends('Ronin'));
    await search(context, 'car chases');

    await expect(await canvas.findByRole('region', { name: 'Ronin' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await expect(canvas.queryByText('2 - Logan Lucky')).not.toBeInTheDocument();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** Cancelled during the lookups: the results so far stay. */
export const Cancelled = FirstRows.extend({
  parameters: shows('search', { panel: 'cancelled' }),
  play: async (context) => {
    await FirstRows.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Search cancelled. Here is what we found so far.',
    );
    await expect(canvas.getByRole('region', { name: 'Heat' })).toBeVisible();
    await expect(canvas.getByText('2 - Logan Lucky')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await expect(getSearchField({ canvas })).toHaveFocus();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** The movie database identifies a title with commas. */
export const TitleWithCommas = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'The Good, the Bad and the Ugly', 'Ronin'),
      catalogueKnows({
        Heat: ['Heat'],
        'The Good, the Bad and the Ugly': ['The Good, the Bad and the Ugly'],
        Ronin: ['Ronin'],
      }),
    ),
  play: async (context) => {
    await search(context, 'classics');

    const { canvas } = context;
    await expect(await canvas.findByText('2 - The Good, the Bad and the Ugly')).toBeVisible();
    await expect(canvas.getByText('3 - Ronin')).toBeVisible();
    await expect(
      canvas.getByRole('region', { name: 'The Good, the Bad and the Ugly' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The Good' })).not.toBeInTheDocument();
  },
});

/** Each suggested name has a row of movies. */
export const Results = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'Logan Lucky'),
      catalogueFinds('Heat', Promise.resolve(['Heat', 'The Italian Job'])),
      catalogueKnowsEveryName(),
    ),
  play: async (context) => {
    await search(context, 'heist');

    const { canvas } = context;
    const heat = within(await canvas.findByRole('region', { name: 'Heat' }));
    await expect(
      heat.getByRole('button', { name: 'More info about The Italian Job' }),
    ).toBeInTheDocument();
    await expect(await canvas.findByRole('region', { name: 'Logan Lucky' })).toBeVisible();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** Each row says which facts of its movie are in the query. */
export const Facts = meta.story({
  parameters: {
    ...opensAt('/browse?search=crime+of+the+90s'),
    ...shows('search', { panel: 'results' }),
  },
  beforeEach: ({ msw }) => msw.use(recommends('Heat', 'Coraline'), catalogueKnowsEveryName()),
  play: async ({ canvas }) => {
    const heat = await canvas.findByRole('region', { name: 'Heat' });
    await expect(heat).toHaveTextContent('crime · 1990s');
    await expect(await canvas.findByRole('region', { name: 'Coraline' })).not.toHaveTextContent(
      'crime',
    );
  },
});

/** A press searches again without what was understood. */
export const UnderstoodRemoved = meta.story({
  parameters: {
    ...opensAt('/browse?search=crime+of+the+90s', 'signedIn', { explanation: 'demo' }),
    ...shows('search', { panel: 'results' }),
  },
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueKnowsEveryName()),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.click(await canvas.findByRole('button', { name: 'Search without “crime”' }));

    await expect(field).toHaveValue('90s');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Search without “90s”' })).toHaveFocus(),
    );
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
  },
});

/** Without the last phrase there is no search. */
export const LastUnderstoodRemoved = UnderstoodRemoved.extend({
  parameters: shows('search', { panel: 'idle' }),
  play: async (context) => {
    await UnderstoodRemoved.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Search without “90s”' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** A refinement extends the query in words. */
export const Refined = meta.story({
  parameters: { ...opensAt('/browse?search=heist'), ...shows('search', { panel: 'results' }) },
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueKnowsEveryName()),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.click(await canvas.findByRole('button', { name: 'more like Heat' }));

    await expect(field).toHaveValue('heist, more like Heat');
    await expect(field).toHaveFocus();
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
  },
});

/** A movie of two names is in one row only. */
export const ShownOnce = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Alien', 'Aliens'),
      catalogueKnows({ Alien: ['Aliens', 'Alien'], Aliens: ['Aliens', 'Alien'] }),
    ),
  play: async (context) => {
    await search(context, 'space horror');

    for (const name of ['Alien', 'Aliens']) {
      const row = within(await context.canvas.findByRole('region', { name }));
      await expect(
        row.getByRole('button', { name: `More info about ${name}` }),
      ).toBeInTheDocument();
      await expect(row.getAllByRole('article')).toHaveLength(1);
    }
  },
});

/** A name without movies has a row with a note. */
export const NothingFound = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(recommends('Heat', 'The Film That Nobody Made'), catalogueKnows({ Heat: ['Heat'] })),
  play: async (context) => {
    await search(context, 'heist');

    const row = within(
      await context.canvas.findByRole('region', { name: 'The Film That Nobody Made' }),
    );
    await expect(row.getByText('No match for this title.')).toBeVisible();
  },
});

/** A failed lookup is reported and its row is left out; the others stay. */
export const OneNameFails = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'Logan Lucky'),
      catalogueFailsFor('Logan Lucky'),
      catalogueKnowsEveryName(),
    ),
  play: async (context) => {
    await search(context, 'heist');

    const { canvas } = context;
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
    await waitFor(() =>
      expect(report.mock.calls).toEqual([
        ['error fetching gpt suggested movies', expect.any(Error)],
      ]),
    );
    await waitFor(() => expect(canvas.getAllByText(/Logan Lucky/)).toHaveLength(1));
    await expect(canvas.getByText('2 - Logan Lucky')).toBeVisible();
  },
});

/** A failed search is reported and can be retried. */
export const Failed = meta.story({
  parameters: shows('search', { panel: 'failed' }),
  beforeEach: ({ msw }) => msw.use(recommenderIsDown(401)),
  play: async (context) => {
    await search(context, 'heist');

    const { canvas } = context;
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "We couldn't get suggestions just now.",
    );
    await expect(report.mock.calls).toEqual([
      ['error while querying gpt for recommendations', expect.any(Error)],
    ]);
  },
});

/** “Try again” sends the same query, and the rows appear. */
export const Retried = Failed.extend({
  parameters: shows('search', { panel: 'results' }),
  play: async (context) => {
    await Failed.play(context);

    const { canvas, msw, userEvent } = context;
    msw.use(recommends('Heat', 'Logan Lucky'), catalogueKnowsEveryName());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(2));
    await expect(getSearchField(context)).toHaveValue('heist');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

/** “Try again” puts the query back into the emptied field and clears its error. */
export const RetriedWithBlankField = Failed.extend({
  parameters: shows('search', { form: 'quiet', panel: 'results' }),
  play: async (context) => {
    await Failed.play(context);

    const { canvas, msw, userEvent } = context;
    const field = getSearchField(context);
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expectError(context, 'Invalid Input! Try again.');
    msw.use(recommends('Heat'), catalogueKnowsEveryName());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(field).toHaveValue('heist');
  },
});

/** The gateway’s daily budget is used up. */
export const BudgetExhausted = meta.story({
  parameters: shows('search', { panel: 'failed' }),
  beforeEach: ({ msw }) => msw.use(budgetIsExhausted()),
  play: async (context) => {
    await search(context, 'heist');

    const { canvas } = context;
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        "Today's searches are used up. Try again tomorrow.",
      ),
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(report.mock.calls).toEqual([
      ['error while querying gpt for recommendations', expect.any(Error)],
    ]);
  },
});

/** An empty answer is reported, and the search can be tried again. */
export const NothingSuggested = meta.story({
  parameters: shows('search', { panel: 'failed' }),
  beforeEach: ({ msw }) => msw.use(recommenderAnswers('')),
  play: async (context) => {
    await search(context, 'heist');

    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(report.mock.calls).toEqual([
      ['error while querying gpt for recommendations', expect.any(Error)],
    ]);
  },
});

/** A retired model is reported and the fallback model is used. */
export const ModelRetired = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(recommenderHasRetired('gpt-3.5-turbo', 'Heat'), catalogueKnowsEveryName()),
  play: async (context) => {
    await search(context, 'heist');

    await expect(await context.canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
    await expect(report.mock.calls).toEqual([
      ['the model gpt-3.5-turbo is not there, asking gpt-4.1-mini instead', expect.any(Error)],
    ]);
  },
});
