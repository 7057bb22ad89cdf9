import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { opensAt, shows } from '../support/page';
import { machineStories } from '../tooling/machineStories';
import { sendsFromChart } from '../tooling/playPathTo';

const { machinePage, inState } = machineStories('wall', { page: opensAt('/', 'signedOut') });

const meta = preview.meta({ title: 'Machines/Wall', ...machinePage });

export const Live = meta.story();

export const Playing = meta.story(inState('playing', expectButton('Pause the pictures')));

export const Paused = meta.story(inState('paused', expectButton('Play the pictures')));

/** The page is hidden. */
export const Resting = meta.story({
  parameters: shows('wall', 'resting'),
  play: sendsFromChart('page.hidden', expectButton('Pause the pictures')),
});
