import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsNeverCome, videosAre, videosFail, videosNeverCome } from '@/demo/vocabulary';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { watchUrl } from '@/domain/trailer';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('trailer');

const meta = preview.meta({ title: 'Machines/Trailer', ...machinePage });

export const Live = meta.story();

export const Waiting = meta.story({
  ...inState(
    { fallback: 'waiting' },
    ['start → fallback.waiting'],
    expectTrailer(fallbackTrailer.key),
  ),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
});

export const Fetching = meta.story({
  ...inState(
    { fallback: 'fetching' },
    ['start → fallback.waiting', 'trailer.feature → fallback.fetching'],
    expectTrailer(fallbackTrailer.key),
  ),
  beforeEach: ({ msw }) => msw.use(videosNeverCome()),
});

export const Failed = meta.story({
  ...inState(
    { fallback: 'failed' },
    [
      'start → fallback.waiting',
      'trailer.feature → fallback.fetching',
      'fetchTrailer fails → fallback.failed',
    ],
    expectTrailer(fallbackTrailer.key),
  ),
  beforeEach: ({ msw }) => msw.use(videosFail(500)),
});

export const Fetched = meta.story({
  ...inState(
    'fetched',
    [
      'start → fallback.waiting',
      'trailer.feature → fallback.fetching',
      'fetchTrailer is done → fetched',
    ],
    expectTrailer('marigold'),
  ),
  beforeEach: ({ msw }) =>
    msw.use(videosAre({ key: 'marigold', name: 'Official Trailer', type: 'Trailer' })),
});

/** The event replaces the response of the movie database. */
export const SentFromChart = meta.story({
  ...sentFromChart(
    [
      'refetch.triggered → fallback.fetching',
      'fetchTrailer is done → fetched',
      'watchRefetchTriggers fails → fetched',
    ],
    expectTrailer('story'),
  ),
  beforeEach: ({ msw }) => msw.use(videosNeverCome()),
});

function expectTrailer(key: string) {
  return async ({ canvas }: PlayContext) => {
    const link = await canvas.findByRole('link', { name: 'Play Trailer on YT' });
    await waitFor(() => expect(link).toHaveAttribute('href', watchUrl(key)));
  };
}
