import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { loseNetwork } from '../support/network';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Connection',
  parameters: opensAt('/browse'),
  render: showMachinePage('connection', 'Whether there is a network, as far as the browser knows.'),
});

const offline = /^You are offline/;

export const Live = meta.story();

/** A press beside the chart takes the network away. */
export const ToldBesideTheChart = meta.story({ play: sendsFromChart('connection.lost', seesLine) });

export const Online = meta.story({
  parameters: shows('connection', 'online'),
  play: playPathTo(async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(offline)).not.toBeInTheDocument());
  }),
});

export const Offline = meta.story({
  parameters: shows('connection', 'offline'),
  beforeEach: loseNetwork,
  play: playPathTo(seesLine),
});

async function seesLine({ canvas }: Player) {
  await expect(await canvas.findByText(offline)).toBeVisible();
}
