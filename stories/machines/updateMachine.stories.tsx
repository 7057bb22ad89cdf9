import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Update',
  parameters: opensAt('/browse'),
  render: showMachinePage('update', 'A new version of the product, which nobody is made to take.'),
});

const newVersion = opensAt('/browse', 'signedIn', { version: 'new' });

export const Live = meta.story();

/** A press beside the chart brings a new version. */
export const ToldBesideTheChart = meta.story({
  play: sendsFromChart('update.found', seesButton('Reload')),
});

export const Current = meta.story({
  parameters: shows('update', 'current'),
  play: playPathTo(seesNothing),
});

export const Offered = meta.story({
  parameters: { ...newVersion, ...shows('update', 'offered') },
  play: playPathTo(seesButton('Reload')),
});

export const Postponed = meta.story({
  parameters: { ...newVersion, ...shows('update', 'postponed') },
  play: playPathTo(seesNothing),
});

export const Activating = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { version: 'new, slow' }),
    ...shows('update', 'activating'),
  },
  play: playPathTo(seesButton('Reloading ...')),
});

function seesButton(name: string) {
  return async ({ canvas }: Player) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  };
}

async function seesNothing({ canvas }: Player) {
  await waitFor(() => expect(canvas.queryByText(/new version/)).not.toBeInTheDocument());
}
