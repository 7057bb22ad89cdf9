import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { shows } from '../support/page';
import { machineStories } from '../tooling/machineStories';
import { sendsFromChart } from '../tooling/playPathTo';

const { machinePage, inState } = machineStories('player');

const meta = preview.meta({ title: 'Machines/Player', ...machinePage });

export const Live = meta.story();

export const SentFromChart = meta.story({
  play: sendsFromChart(
    'player.toggleMotion',
    expectButton('Play the trailer'),
    expectButton('Pause the trailer'),
  ),
});

export const Moving = meta.story(inState({ motion: 'moving' }, expectButton('Pause the trailer')));

export const Paused = meta.story({
  ...inState({ motion: 'paused' }, expectButton('Play the trailer')),
});

/** The page is hidden. */
export const Resting = meta.story({
  parameters: shows('player', { motion: 'resting' }),
  play: sendsFromChart('page.hidden', expectButton('Play the trailer')),
});

export const Muted = meta.story({
  ...inState({ sound: 'muted' }, expectButton('Unmute')),
});

export const Unmuted = meta.story({
  ...inState({ sound: 'unmuted' }, expectButton('Mute')),
});
