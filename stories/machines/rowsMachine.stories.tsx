import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsAre, listsFail, listsNeverCome } from '@/demo/vocabulary';
import { listKinds, type ListKind, type Movie } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';
import { goOnline } from '../support/network';
import { expectOnlyMovies, onlyMovies } from '../support/onlyMovies';
import { allRows, shows } from '../support/page';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';
import { playsEvents } from '../tooling/playEvents';

const { machinePage, inState, sentFromChart } = machineStories('rows');

const meta = preview.meta({ title: 'Machines/Rows', ...machinePage });

const begun = `start → ${inEveryRow('loading')}`;
const allDone = ofEveryRow('is done', 'fetched');
const refreshed = `refetch.triggered → ${inEveryRow('refreshing')}`;

export const Live = meta.story();

export const Loading = meta.story({
  ...inState(allRows('loading'), [begun], expectSamples),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
});

export const Fetched = meta.story({
  ...inState(allRows('fetched'), [begun, ...allDone], expectOnlyMovies),
  beforeEach: ({ msw }) => msw.use(listsAre(onlyMovies)),
});

export const Failed = meta.story({
  ...inState(allRows('failed'), [begun, ...ofEveryRow('fails', 'failed')], expectSamples),
  beforeEach: ({ msw }) => msw.use(listsFail(500)),
});

/** The rows stay on the screen during a refetch. */
export const Refreshing = Fetched.extend({
  parameters: shows('rows', allRows('refreshing')),
  play: async (context) => {
    const refreshAsSoonAsFetched = async (screen: PlayContext) => {
      await expectOnlyMovies(screen);
      context.msw.use(listsNeverCome());
      goOnline();
    };
    await playsEvents(
      [begun, ...allDone, refreshed],
      expectOnlyMovies,
      refreshAsSoonAsFetched,
    )(context);
  },
});

/** The event replaces the response of the movie database; the other rows keep waiting. */
export const SentFromChart = meta.story({
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  ...sentFromChart(
    ['watchRefetchTriggers fails → popular.loading', 'fetchList.popular is done → popular.fetched'],
    async ({ canvas }) => {
      const answered = titlesOf(sampleLists.topRated);
      await waitFor(() => expect(titlesIn(canvas, 'popular')).toEqual(answered));
      await expect(titlesIn(canvas, 'upcoming')).toEqual(titlesOf(sampleLists.upcoming));
    },
  ),
});

/** Fetched rows stay when a refetch fails. */
export const RefetchedFromChart = meta.story({
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  ...sentFromChart(
    [
      `rows.translate: हिन्दी → ${inEveryRow('loading')}`,
      ...ofEveryRow('fails', 'failed'),
      `rows.translate: हिन्दी → ${inEveryRow('loading')}`,
      ...ofEveryRow('is done', 'fetched'),
      refreshed,
      refreshed,
      `rows.translate: हिन्दी → ${inEveryRow('refreshing')}`,
      ...ofEveryRow('fails', 'fetched'),
    ],
    async ({ canvas }) => {
      const answered = titlesOf(sampleLists.topRated);
      for (const kind of listKinds) {
        await waitFor(() => expect(titlesIn(canvas, kind)).toEqual(answered));
      }
    },
  ),
});

function ofEveryRow(end: string, state: string): readonly string[] {
  return listKinds.map((kind) => `fetchList.${kind} ${end} → ${kind}.${state}`);
}

function inEveryRow(state: string): string {
  return listKinds.map((kind) => `${kind}.${state}`).join(', ');
}

async function expectSamples({ canvas }: PlayContext) {
  await canvas.findByRole('region', { name: english.list.popular });
  for (const kind of listKinds) {
    await expect(titlesIn(canvas, kind)).toEqual(titlesOf(sampleLists[kind]));
  }
}

function titlesIn(canvas: PlayContext['canvas'], kind: ListKind): readonly string[] {
  const row = canvas.getByRole('region', { name: english.list[kind] });
  return within(row)
    .getAllByLabelText(/^More info about/)
    .map((button) => button.getAttribute('aria-label') ?? '');
}

function titlesOf(movies: readonly Movie[]): readonly string[] {
  return movies
    .filter(({ posterPath }) => posterPath)
    .map(({ title }) => english.card.moreInfo(title));
}
