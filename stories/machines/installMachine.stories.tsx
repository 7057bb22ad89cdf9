import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Install',
  parameters: opensAt('/browse'),
  render: showMachinePage('install', 'Whether the product can be made an app of this device.'),
});

const offered = opensAt('/browse', 'signedIn', { installer: 'offers' });

export const Live = meta.story();

/** A press beside the chart brings the browser's offer. */
export const ToldBesideTheChart = meta.story({
  play: sendsFromChart('install.enabled', seesOffer),
});

export const Unavailable = meta.story({
  parameters: shows('install', 'unavailable'),
  play: playPathTo(async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', offer)).not.toBeInTheDocument());
  }),
});

export const Offered = meta.story({
  parameters: { ...offered, ...shows('install', 'offered') },
  play: playPathTo(seesOffer),
});

export const Prompting = meta.story({
  parameters: { ...offered, ...shows('install', 'prompting') },
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', offer)).toHaveAttribute('aria-disabled', 'true');
  }),
});

const offer = { name: 'Install Marquee' };

async function seesOffer({ canvas }: Player) {
  await expect(await canvas.findByRole('button', offer)).toBeInTheDocument();
}
