import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsAre, listsFail, listsNeverCome } from '@/demo/vocabulary';
import { listKinds, type ListKind, type Movie } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';
import { goOnline } from '../support/network';
import { allRows, shows } from '../support/page';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';
import { playsEvents } from '../tooling/playEvents';

const { machinePage, inState, sentFromChart } = machineStories('rows');

const meta = preview.meta({ title: 'Machines/Rows', ...machinePage });

const onlyMovies = Object.fromEntries(listKinds.map((kind) => [kind, [`The only ${kind} movie`]]));

const begun = 'start → upcoming.loading, popular.loading, topRated.loading, nowPlaying.loading';
const allDone = [
  'fetchList.upcoming is done → upcoming.fetched',
  'fetchList.popular is done → popular.fetched',
  'fetchList.topRated is done → topRated.fetched',
  'fetchList.nowPlaying is done → nowPlaying.fetched',
];

export const Live = meta.story();

/** The event stands for the movie database; the other rows keep waiting. */
export const SentFromChart = meta.story({
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  ...sentFromChart(['fetchList.popular is done → popular.fetched'], async ({ canvas }) => {
    const answered = titlesOf(sampleLists.topRated);
    await waitFor(() => expect(titlesIn(canvas, 'popular')).toEqual(answered));
    await expect(titlesIn(canvas, 'upcoming')).toEqual(titlesOf(sampleLists.upcoming));
  }),
});

export const Loading = meta.story({
  ...inState(allRows('loading'), [begun], expectSamples),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
});

export const Fetched = meta.story({
  ...inState(allRows('fetched'), [begun, ...allDone], expectFetched),
  beforeEach: ({ msw }) => msw.use(listsAre(onlyMovies)),
});

export const Failed = meta.story({
  ...inState(
    allRows('failed'),
    [
      begun,
      'fetchList.upcoming fails → upcoming.failed',
      'fetchList.popular fails → popular.failed',
      'fetchList.topRated fails → topRated.failed',
      'fetchList.nowPlaying fails → nowPlaying.failed',
    ],
    expectSamples,
  ),
  beforeEach: ({ msw }) => msw.use(listsFail(500)),
});

/** The rows stay on the screen during a refetch. */
export const Refreshing = Fetched.extend({
  parameters: shows('rows', allRows('refreshing')),
  play: async (context) => {
    const refreshAsSoonAsFetched = async (screen: PlayContext) => {
      await expectFetched(screen);
      context.msw.use(listsNeverCome());
      goOnline();
    };
    await playsEvents(
      [
        begun,
        ...allDone,
        'rows.refresh → upcoming.refreshing, popular.refreshing, topRated.refreshing, nowPlaying.refreshing',
      ],
      expectFetched,
      refreshAsSoonAsFetched,
    )(context);
  },
});

async function expectFetched({ canvas }: PlayContext) {
  for (const kind of listKinds) {
    await expect(
      await canvas.findByRole('button', { name: `More info about The only ${kind} movie` }),
    ).toBeInTheDocument();
  }
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
