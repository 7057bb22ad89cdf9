import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsAre, listsFail, listsNeverCome } from '@/demo/vocabulary';
import { listKinds, type ListKind, type Movie } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';
import { findNetwork } from '../support/network';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Rows',
  parameters: opensAt('/browse'),
  render: showMachinePage(
    'rows',
    'The four rows, each on its own: samples until its list has come, or for good; fresh ones with the network, or in another language.',
  ),
});

const onlyMovies = Object.fromEntries(listKinds.map((kind) => [kind, [`The only ${kind} movie`]]));

export const Live = meta.story();

/** A press beside the chart answers for the movie database; the other rows wait on. */
export const ToldBesideTheChart = meta.story({
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: sendsFromChart('fetchList.popular is done', async ({ canvas }) => {
    const answered = titlesOf(sampleLists.topRated);
    await waitFor(() => expect(titlesIn(canvas, 'popular')).toEqual(answered));
    await expect(titlesIn(canvas, 'upcoming')).toEqual(titlesOf(sampleLists.upcoming));
  }),
});

export const Loading = meta.story({
  parameters: shows('rows', {
    upcoming: 'loading',
    popular: 'loading',
    topRated: 'loading',
    nowPlaying: 'loading',
  }),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: playPathTo(seesSamples),
});

export const Fetched = meta.story({
  parameters: shows('rows', {
    upcoming: 'fetched',
    popular: 'fetched',
    topRated: 'fetched',
    nowPlaying: 'fetched',
  }),
  beforeEach: ({ msw }) => msw.use(listsAre(onlyMovies)),
  play: playPathTo(seesFetched),
});

export const Failed = meta.story({
  parameters: shows('rows', {
    upcoming: 'failed',
    popular: 'failed',
    topRated: 'failed',
    nowPlaying: 'failed',
  }),
  beforeEach: ({ msw }) => msw.use(listsFail(500)),
  play: playPathTo(seesSamples),
});

/** The lists can be had anew, and have not come yet: what was on the screen stays there. */
export const Refreshing = Fetched.extend({
  parameters: shows('rows', {
    upcoming: 'refreshing',
    popular: 'refreshing',
    topRated: 'refreshing',
    nowPlaying: 'refreshing',
  }),
  play: async (context) => {
    const refreshAsSoonAsFetched = async (player: Player) => {
      await seesFetched(player);
      context.msw.use(listsNeverCome());
      findNetwork();
    };
    await playPathTo(seesFetched, refreshAsSoonAsFetched)(context);
  },
});

async function seesFetched({ canvas }: Player) {
  for (const kind of listKinds) {
    await expect(
      await canvas.findByRole('button', { name: `More info about The only ${kind} movie` }),
    ).toBeInTheDocument();
  }
}

async function seesSamples({ canvas }: Player) {
  await canvas.findByRole('region', { name: english.list.popular });
  for (const kind of listKinds) {
    await expect(titlesIn(canvas, kind)).toEqual(titlesOf(sampleLists[kind]));
  }
}

function titlesIn(canvas: Player['canvas'], kind: ListKind): readonly string[] {
  const row = canvas.getByRole('region', { name: english.list[kind] });
  return within(row)
    .getAllByTitle(/^More info about/)
    .map(({ title }) => title);
}

function titlesOf(movies: readonly Movie[]): readonly string[] {
  return movies
    .filter(({ posterPath }) => posterPath)
    .map(({ title }) => english.card.moreInfo(title));
}
