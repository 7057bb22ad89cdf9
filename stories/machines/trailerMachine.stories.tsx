import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsNeverCome, videosAre, videosFail, videosNeverCome } from '@/demo/vocabulary';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { watchUrl } from '@/domain/trailer';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Trailer',
  parameters: opensAt('/browse'),
  render: showMachinePage(
    'trailer',
    'The trailer of the featured movie, with one to fall back on.',
  ),
});

export const Live = meta.story();

/** A press beside the chart answers for the movie database, and its trailer is on the screen. */
export const ToldBesideTheChart = meta.story({
  beforeEach: ({ msw }) => msw.use(videosNeverCome()),
  play: sendsFromChart('fetchTrailer is done', seesTrailer('story')),
});

export const Waiting = meta.story({
  parameters: shows('trailer', { fallback: 'waiting' }),
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: playPathTo(seesTrailer(fallbackTrailer.key)),
});

export const Fetching = meta.story({
  parameters: shows('trailer', { fallback: 'fetching' }),
  beforeEach: ({ msw }) => msw.use(videosNeverCome()),
  play: playPathTo(seesTrailer(fallbackTrailer.key)),
});

export const Failed = meta.story({
  parameters: shows('trailer', { fallback: 'failed' }),
  beforeEach: ({ msw }) => msw.use(videosFail(500)),
  play: playPathTo(seesTrailer(fallbackTrailer.key)),
});

export const Fetched = meta.story({
  parameters: shows('trailer', 'fetched'),
  beforeEach: ({ msw }) =>
    msw.use(videosAre({ key: 'marigold', name: 'Official Trailer', type: 'Trailer' })),
  play: playPathTo(seesTrailer('marigold')),
});

function seesTrailer(key: string) {
  return async ({ canvas }: Player) => {
    const link = await canvas.findByRole('link', { name: 'Play Trailer on YT' });
    await waitFor(() => expect(link).toHaveAttribute('href', watchUrl(key)));
  };
}
