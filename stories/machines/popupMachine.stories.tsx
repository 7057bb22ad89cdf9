import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { listsNeverCome } from '@/demo/vocabulary';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Popup',
  parameters: opensAt('/browse'),
  render: showMachinePage('popup', 'The movie that someone wants to know more about.'),
});

export const Live = meta.story();

/** A press beside the chart opens the popup on the screen. */
export const ToldBesideTheChart = meta.story({ play: sendsFromChart(/^popup\.show/, seesPopup) });

export const Hidden = meta.story({
  parameters: shows('popup', 'hidden'),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular Movies' })).toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  }),
});

/** The address names a movie that no list has yet. */
export const Awaited = meta.story({
  parameters: { ...opensAt('/browse?movie=1'), ...shows('popup', 'awaited') },
  beforeEach: ({ msw }) => msw.use(listsNeverCome()),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular Movies' })).toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  }),
});

export const Shown = meta.story({
  parameters: shows('popup', 'shown'),
  play: playPathTo(seesPopup),
});

async function seesPopup({ canvas }: Player) {
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
}
