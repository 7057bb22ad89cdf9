import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  catalogueFinds,
  catalogueIsThinkingAbout,
  catalogueKnowsEveryName,
  recommenderIsDown,
  recommenderIsThinking,
  recommenderTrickles,
  recommends,
} from '@/demo/vocabulary';
import { opensAt, shows } from '../support/page';
import { openSearch, type Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Search',
  parameters: opensAt('/browse'),
  render: showMachinePage(
    'search',
    'From a query to rows of movies. The form and the panel are at work side by side.',
  ),
});

export const Live = meta.story();

/** A press beside the chart asks, as the form does; the screen is on its way to the names. */
export const ToldBesideTheChart = meta.story({
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
  play: sendsFromChart(/search\.submit.*a heist/, seesNamesLoading, openSearch),
});

export const Idle = meta.story({
  parameters: shows('search', { form: 'quiet', panel: 'idle' }),
  play: playPathTo(async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  }, openSearch),
});

export const Refused = meta.story({
  parameters: shows('search', { form: 'refused', panel: 'idle' }),
  play: playPathTo(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid Input! Try again.');
  }, openSearch),
});

export const LoadingNames = meta.story({
  parameters: shows('search', { form: 'quiet', panel: { suggesting: 'loadingNames' } }),
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
  play: playPathTo(seesNamesLoading, openSearch),
});

export const Names = meta.story({
  parameters: shows('search', { form: 'quiet', panel: { suggesting: 'names' } }),
  beforeEach: ({ msw }) =>
    msw.use(recommenderTrickles([Promise.resolve('Heat,R'), new Promise(() => {})])),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText('1 - Heat')).toBeVisible();
  }, openSearch),
});

export const FindingRows = meta.story({
  parameters: shows('search', { form: 'quiet', panel: { finding: 'names' } }),
  beforeEach: ({ msw }) => msw.use(recommends('Heat'), catalogueIsThinkingAbout('Heat')),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText('1 - Heat')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Heat' })).not.toBeInTheDocument();
  }, openSearch),
});

export const FirstRows = meta.story({
  parameters: shows('search', { form: 'quiet', panel: { finding: 'results' } }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'Logan Lucky'),
      catalogueIsThinkingAbout('Logan Lucky'),
      catalogueKnowsEveryName(),
    ),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Logan Lucky' })).not.toBeInTheDocument();
  }, openSearch),
});

export const Results = meta.story({
  parameters: shows('search', { form: 'quiet', panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(recommends('Heat'), catalogueFinds('Heat', Promise.resolve(['Heat', 'Ronin']))),
  play: playPathTo(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'More info about Ronin' }),
    ).toBeInTheDocument();
  }, openSearch),
});

export const Stopped = meta.story({
  tags: ['!test'],
  parameters: shows('search', { form: 'quiet', panel: 'stopped' }),
  beforeEach: ({ msw }) =>
    msw.use(recommenderTrickles([Promise.resolve('Heat,R'), new Promise(() => {})])),
  play: playPathTo(async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cancelled. This is what had come by then.'),
    ).toBeVisible();
  }, openSearch),
});

export const Failed = meta.story({
  parameters: shows('search', { form: 'quiet', panel: 'failed' }),
  beforeEach: ({ msw }) => msw.use(recommenderIsDown(401)),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  }, openSearch),
});

async function seesNamesLoading({ canvas }: Player) {
  await expect(await canvas.findByText('Suggestions from ai are loading...')).toBeVisible();
}
