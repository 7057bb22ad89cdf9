import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { shows } from '../support/page';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('player');

const meta = preview.meta({ title: 'Machines/Player', ...machinePage });

export const Live = meta.story();

export const Moving = meta.story(
  inState(
    { motion: 'moving' },
    ['start → motion.moving, sound.muted'],
    expectButton('Pause the trailer'),
  ),
);

export const Paused = meta.story({
  ...inState(
    { motion: 'paused' },
    ['start → motion.moving, sound.muted', 'player.toggleMotion → motion.paused, sound.muted'],
    expectButton('Play the trailer'),
  ),
});

/** The page is hidden. */
export const Resting = meta.story({
  ...sentFromChart(['page.hidden → motion.resting, sound.muted'], expectButton('Play the trailer')),
  parameters: shows('player', { motion: 'resting' }),
});

export const Muted = meta.story({
  ...inState({ sound: 'muted' }, ['start → motion.moving, sound.muted'], expectButton('Unmute')),
});

export const Unmuted = meta.story({
  ...inState(
    { sound: 'unmuted' },
    ['start → motion.moving, sound.muted', 'player.toggleSound → motion.moving, sound.unmuted'],
    expectButton('Mute'),
  ),
});

export const SentFromChart = meta.story(
  sentFromChart(
    [
      'player.toggleMotion → motion.paused, sound.muted',
      'player.toggleMotion → motion.moving, sound.muted',
      'player.toggleSound → motion.moving, sound.unmuted',
      'player.toggleSound → motion.moving, sound.muted',
      'page.hidden → motion.resting, sound.muted',
      'page.shown → motion.moving, sound.muted',
      'watchPage fails → motion.moving, sound.muted',
      'player.toggleMotion → motion.paused, sound.muted',
    ],
    expectButton('Play the trailer'),
    {
      setUp: expectButton('Pause the trailer'),
    },
  ),
);
