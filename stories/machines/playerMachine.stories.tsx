import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt, shows } from '../support/page';
import type { Player } from '../support/steps';
import { showing } from '../tooling/showMachinePage';
import { tells, walks } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Player',
  parameters: opensAt('/browse'),
  render: showing(
    'player',
    'What the trailer behind the title is to do: move or not, be heard or not.',
  ),
});

export const Live = meta.story();

/** A press beside the chart stops the trailer. */
export const ToldBesideTheChart = meta.story({
  play: tells(
    'player.toggleMotion',
    seesButton('Play the trailer'),
    seesButton('Pause the trailer'),
  ),
});

export const Moving = meta.story({
  parameters: shows('player', { motion: 'moving' }),
  play: walks(seesButton('Pause the trailer')),
});

export const Paused = meta.story({
  tags: ['!test'],
  parameters: shows('player', { motion: 'paused' }),
  play: walks(seesButton('Play the trailer')),
});

/** Nobody sees the page, so nothing has to move. */
export const Resting = meta.story({
  tags: ['!test'],
  parameters: shows('player', { motion: 'resting' }),
  play: tells('page.hidden', seesButton('Play the trailer')),
});

export const Muted = meta.story({
  tags: ['!test'],
  parameters: shows('player', { sound: 'muted' }),
  play: walks(seesButton('Turn the sound on')),
});

export const Heard = meta.story({
  tags: ['!test'],
  parameters: shows('player', { sound: 'heard' }),
  play: walks(seesButton('Turn the sound off')),
});

function seesButton(name: string) {
  return async ({ canvas }: Player) => {
    await expect(await canvas.findByRole('button', { name }, { timeout: 10_000 })).toBeVisible();
  };
}
