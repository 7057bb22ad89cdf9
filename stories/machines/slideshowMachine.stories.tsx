import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { opensAt, shows } from '../support/page';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('slideshow', {
  page: opensAt('/', 'signedOut'),
});

const meta = preview.meta({ title: 'Machines/Slideshow', ...machinePage });

export const Live = meta.story();

export const Playing = meta.story(
  inState('playing', ['start → playing'], expectButton('Pause the pictures')),
);

export const Paused = meta.story(
  inState(
    'paused',
    ['start → playing', 'slideshow.toggle → paused'],
    expectButton('Play the pictures'),
  ),
);

/** The page is hidden. */
export const Suspended = meta.story({
  ...sentFromChart(['page.hidden → suspended'], expectButton('Pause the pictures')),
  parameters: shows('slideshow', 'suspended'),
});

export const SentFromChart = meta.story(
  sentFromChart(
    [
      'slideshow.toggle → paused',
      'slideshow.toggle → playing',
      'page.hidden → suspended',
      'page.shown → playing',
      'watchPage fails → playing',
    ],
    expectButton('Pause the pictures'),
  ),
);
