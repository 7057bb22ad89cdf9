import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { opensAt, shows } from '../support/page';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('wall', {
  page: opensAt('/', 'signedOut'),
});

const meta = preview.meta({ title: 'Machines/Wall', ...machinePage });

export const Live = meta.story();

export const Playing = meta.story(
  inState('playing', ['start → playing'], expectButton('Pause the pictures')),
);

export const Paused = meta.story(
  inState('paused', ['start → playing', 'wall.toggle → paused'], expectButton('Play the pictures')),
);

/** The page is hidden. */
export const Resting = meta.story({
  ...sentFromChart(['page.hidden → resting'], expectButton('Pause the pictures')),
  parameters: shows('wall', 'resting'),
});

export const SentFromChart = meta.story(
  sentFromChart(
    [
      'wall.toggle → paused',
      'wall.toggle → playing',
      'page.hidden → resting',
      'page.shown → playing',
      'watchPage fails → playing',
    ],
    expectButton('Pause the pictures'),
  ),
);
