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
    ['start → motion.moving, sound.muted, view.clear'],
    expectButton('Pause the trailer'),
  ),
);

export const Paused = meta.story({
  ...inState(
    { motion: 'paused' },
    [
      'start → motion.moving, sound.muted, view.clear',
      'player.toggleMotion → motion.paused, sound.muted, view.clear',
    ],
    expectButton('Play the trailer'),
  ),
});

/** The page is hidden. */
export const Suspended = meta.story({
  ...sentFromChart(
    ['page.hidden → motion.suspended, sound.muted, view.clear'],
    expectButton('Play the trailer'),
  ),
  parameters: shows('player', { motion: 'suspended' }),
});

export const Muted = meta.story({
  ...inState(
    { sound: 'muted' },
    ['start → motion.moving, sound.muted, view.clear'],
    expectButton('Unmute'),
  ),
});

export const Unmuted = meta.story({
  ...inState(
    { sound: 'unmuted' },
    [
      'start → motion.moving, sound.muted, view.clear',
      'player.toggleSound → motion.moving, sound.unmuted, view.clear',
    ],
    expectButton('Mute'),
  ),
});

export const Clear = meta.story({
  ...inState(
    { view: 'clear' },
    ['start → motion.moving, sound.muted, view.clear'],
    expectButton('Pause the trailer'),
  ),
});

/** A popup is over the trailer. */
export const Covered = meta.story({
  ...sentFromChart(
    ['player.cover → motion.moving, sound.muted, view.covered'],
    expectButton('Play the trailer'),
  ),
  parameters: shows('player', { view: 'covered' }),
});

export const SentFromChart = meta.story(
  sentFromChart(
    [
      'player.toggleMotion → motion.paused, sound.muted, view.clear',
      'player.toggleMotion → motion.moving, sound.muted, view.clear',
      'player.toggleSound → motion.moving, sound.unmuted, view.clear',
      'player.toggleSound → motion.moving, sound.muted, view.clear',
      'page.hidden → motion.suspended, sound.muted, view.clear',
      'page.shown → motion.moving, sound.muted, view.clear',
      'player.cover → motion.moving, sound.muted, view.covered',
      'player.uncover → motion.moving, sound.muted, view.clear',
      'watchPage fails → motion.moving, sound.muted, view.clear',
      'player.toggleMotion → motion.paused, sound.muted, view.clear',
    ],
    expectButton('Play the trailer'),
    {
      setUp: expectButton('Pause the trailer'),
    },
  ),
);
