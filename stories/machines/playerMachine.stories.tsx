import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Player',
  parameters: opensAt('/browse'),
  render: showMachinePage(
    'player',
    'What the trailer behind the title is to do: move or not, be heard or not.',
  ),
});

export const Live = meta.story();

/** A press beside the chart stops the trailer. */
export const ToldBesideTheChart = meta.story({
  play: sendsFromChart(
    'player.toggleMotion',
    seesButton('Play the trailer'),
    seesButton('Pause the trailer'),
  ),
});

export const Moving = meta.story({
  parameters: shows('player', { motion: 'moving' }),
  play: playPathTo(seesButton('Pause the trailer')),
});

export const Paused = meta.story({
  tags: ['!test'],
  parameters: shows('player', { motion: 'paused' }),
  play: playPathTo(seesButton('Play the trailer')),
});

/** Nobody sees the page, so nothing has to move. */
export const Resting = meta.story({
  tags: ['!test'],
  parameters: shows('player', { motion: 'resting' }),
  play: sendsFromChart('page.hidden', seesButton('Play the trailer')),
});

export const Muted = meta.story({
  tags: ['!test'],
  parameters: shows('player', { sound: 'muted' }),
  play: playPathTo(seesButton('Turn the sound on')),
});

export const Unmuted = meta.story({
  tags: ['!test'],
  parameters: shows('player', { sound: 'unmuted' }),
  play: playPathTo(seesButton('Turn the sound off')),
});

function seesButton(name: string) {
  return async ({ canvas }: Player) => {
    await expect(await canvas.findByRole('button', { name }, { timeout: 10_000 })).toBeVisible();
  };
}
