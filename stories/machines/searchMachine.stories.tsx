import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectButton, expectText } from '../support/checks';
import {
  catalogueFinds,
  catalogueIsThinkingAbout,
  catalogueKnowsEveryName,
  recommenderIsDown,
  recommenderIsThinking,
  recommenderStreams,
  recommends,
} from '@/demo/vocabulary';
import { opensAt } from '../support/page';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('search', {
  page: opensAt('/browse?search='),
});

const meta = preview.meta({ title: 'Machines/Search', ...machinePage });

const begun = 'start → form.quiet, panel.idle';
const submitted = 'search.submit: a heist in space → form.quiet, panel.suggesting.loadingNames';
const suggested = 'names.suggested: Heat → form.quiet, panel.suggesting.names';
const completed = 'names.completed → form.quiet, panel.finding.names';
const found = 'lookup.found: Heat → form.quiet, panel.finding.results';

export const Live = meta.story();

export const Idle = meta.story(
  inState({ form: 'quiet', panel: 'idle' }, [begun], async ({ canvas }) => {
    await expect(
      await canvas.findByRole('combobox', { name: 'What would you like to watch?' }),
    ).toHaveValue('');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  }),
);

/** The query of a link, with a live chat service. */
export const Offered = meta.story(
  inState(
    { form: 'quiet', panel: 'offered' },
    [begun, 'search.fill: a heist in space → form.quiet, panel.offered'],
    expectButton('Ask for suggestions'),
    { page: opensAt('/browse?search=a+heist+in+space', 'signedIn', { recommender: 'live' }) },
  ),
);

export const Invalid = meta.story(
  inState(
    { form: 'invalid', panel: 'idle' },
    [begun, 'search.submit: blank → form.invalid, panel.idle'],
    async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid Input! Try again.');
    },
  ),
);

export const LoadingNames = meta.story({
  ...inState(
    { form: 'quiet', panel: { suggesting: 'loadingNames' } },
    [begun, submitted],
    expectText('Suggestions from ai are loading...'),
  ),
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
});

export const Names = meta.story({
  ...inState(
    { form: 'quiet', panel: { suggesting: 'names' } },
    [begun, submitted, suggested],
    expectText('1 - Heat'),
  ),
  beforeEach: ({ msw }) =>
    msw.use(recommenderStreams([Promise.resolve('Heat,R'), new Promise(() => {})])),
});

export const FindingRows = meta.story({
  ...inState(
    { form: 'quiet', panel: { finding: 'names' } },
    [begun, submitted, suggested, completed],
    async ({ canvas }) => {
      await expect(await canvas.findByText('1 - Heat')).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Heat' })).not.toBeInTheDocument();
    },
  ),
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueIsThinkingAbout('Heat')),
});

export const FirstRows = meta.story({
  ...inState(
    { form: 'quiet', panel: { finding: 'results' } },
    [begun, submitted, suggested, completed, found],
    async ({ canvas }) => {
      await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
      await expect(canvas.queryByRole('region', { name: 'Logan Lucky' })).not.toBeInTheDocument();
    },
  ),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'Logan Lucky'),
      catalogueIsThinkingAbout('Logan Lucky'),
      catalogueKnowsEveryName(),
    ),
});

export const Results = meta.story({
  ...inState(
    { form: 'quiet', panel: 'results' },
    [
      begun,
      submitted,
      suggested,
      completed,
      found,
      'lookups.completed → form.quiet, panel.results',
    ],
    async ({ canvas }) => {
      await expect(
        await canvas.findByRole('button', { name: 'More info about Ronin' }),
      ).toBeInTheDocument();
    },
  ),
  beforeEach: ({ msw }) =>
    msw.use(recommends('Heat'), catalogueFinds('Heat', Promise.resolve(['Heat', 'Ronin']))),
});

export const Cancelled = meta.story({
  ...inState(
    { form: 'quiet', panel: 'cancelled' },
    [begun, submitted, suggested, 'search.cancel → form.quiet, panel.cancelled'],
    expectText('Search cancelled. Here is what we found so far.'),
  ),
  beforeEach: ({ msw }) =>
    msw.use(recommenderStreams([Promise.resolve('Heat,R'), new Promise(() => {})])),
});

export const Failed = meta.story({
  ...inState(
    { form: 'quiet', panel: 'failed' },
    [begun, submitted, 'names.failed → form.quiet, panel.failed'],
    expectButton('Try again'),
  ),
  beforeEach: ({ msw }) => msw.use(recommenderIsDown(401)),
});

/** A large chart starts legible. The buttons and keys zoom it. */
export const Zoomed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { pane, scale } = await findChart(canvas);
    await waitFor(() => expect(scale()).toBe(85));
    await expectInView(
      pane,
      await canvas.findByRole('button', { name: 'panel.idle', current: true }),
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await waitFor(() => expect(pane.scrollWidth).toBe(pane.clientWidth));
    await expect(pane.scrollHeight).toBe(pane.clientHeight);

    const whole = scale();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(scale()).toBeGreaterThan(whole));
    await userEvent.keyboard('0');
    await waitFor(() => expect(scale()).toBe(whole));
    pane.focus();
    for (const key of ['+', '-', '+']) {
      await userEvent.keyboard(key);
      await waitFor(() =>
        key === '+' ? expect(scale()).toBeGreaterThan(whole) : expect(scale()).toBe(whole),
      );
    }
  },
});

/** The mouse drags the chart. A current state leads back to itself. */
export const Panned = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { pane, scale } = await findChart(canvas);
    const idle = await canvas.findByRole('button', { name: 'panel.idle', current: true });
    await expectInView(pane, idle);
    for (const expected of [106, 132, 165]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await waitFor(() => expect(scale()).toBe(expected));
    }

    const before = pane.scrollTop;
    const drag = (from: number, to: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: pane, coords: { clientX: 300, clientY: from } },
        { target: pane, coords: { clientX: 300, clientY: to } },
        { keys: '[/MouseLeft]', target: pane },
      ]);
    await drag(150, 350);
    await expect(pane.scrollTop).toBe(before - 200);

    // To the top, where the state is not.
    await drag(150, 2_000);
    await expect(isInView(pane, idle)).toBe(false);

    const lamps = within(canvas.getByRole('group', { name: 'Current states' }));
    await userEvent.click(lamps.getByRole('button', { name: 'panel.idle' }));
    await expectInView(pane, idle);
  },
});

/** A state of the chart leads to the stories that show it. */
export const StateOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findChart(canvas);
    canvas.getByRole('button', { name: 'panel.failed' }).focus();
    await userEvent.keyboard('{Enter}');

    const links = await within(canvas.getByLabelText('State panel.failed')).findAllByRole(
      'link',
      {},
      { timeout: 15_000 },
    );
    const [page, own] = ['pages-', 'machines-search--failed'].map((id) =>
      links.find((link) => link.getAttribute('href')?.includes(`?path=/story/${id}`)),
    );
    await expect(page).toBeVisible();
    await expect(own).toHaveTextContent('Machines/Search: Failed');
  },
});

/** The events replace the form and the responses of the chat service and the movie database. */
export const SentFromChart = meta.story({
  ...sentFromChart(
    [
      'search.restore: heist in space → form.quiet, panel.results',
      'search.translate → form.quiet, panel.finding.names',
      'search.translate → form.quiet, panel.finding.names',
      'fallback.failed → form.quiet, panel.finding.names',
      'findRows fails → form.quiet, panel.failed',
      'search.retry → form.quiet, panel.suggesting.loadingNames',
      'names.completed → form.quiet, panel.failed',
      'search.retry → form.quiet, panel.suggesting.loadingNames',
      'suggestNames fails → form.quiet, panel.failed',
      submitted,
    ],
    expectText('Suggestions from ai are loading...'),
  ),
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking(), catalogueIsThinkingAbout('Heat')),
});

async function findChart(canvas: PlayContext['canvas']) {
  const pane = await canvas.findByRole('region', { name: 'Statechart of search' });
  await within(pane).findByRole('img');
  const zoom = within(canvas.getByRole('group', { name: 'Zoom' }));
  return { pane, scale: () => Number.parseInt(zoom.getByRole('status').textContent, 10) };
}

function expectInView(pane: HTMLElement, state: HTMLElement) {
  return waitFor(() => expect(isInView(pane, state)).toBe(true));
}

function isInView(pane: HTMLElement, state: HTMLElement): boolean {
  const shown = pane.getBoundingClientRect();
  const { left, right, top, bottom } = state.getBoundingClientRect();
  return left >= shown.left && right <= shown.right && top >= shown.top && bottom <= shown.bottom;
}
