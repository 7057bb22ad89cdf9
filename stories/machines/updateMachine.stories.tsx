import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { opensAt } from '../support/page';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('update');

const meta = preview.meta({ title: 'Machines/Update', ...machinePage });

const newVersion = opensAt('/browse', 'signedIn', { version: 'new' });

export const Live = meta.story();

export const Current = meta.story(inState('current', ['start → current'], expectNoNotice));

export const Offered = meta.story(
  inState('offered', ['start → current', 'update.found → offered'], expectButton('Reload'), {
    page: newVersion,
  }),
);

export const Postponed = meta.story(
  inState(
    'postponed',
    ['start → current', 'update.found → offered', 'update.postpone → postponed'],
    expectNoNotice,
    { page: newVersion },
  ),
);

export const Activating = meta.story(
  inState(
    'activating',
    ['start → current', 'update.found → offered', 'update.activate → activating'],
    expectButton('Reloading…'),
    {
      page: opensAt('/browse', 'signedIn', { version: 'new, slow' }),
    },
  ),
);

export const SentFromChart = meta.story(
  sentFromChart(
    [
      'update.watchFailed → current',
      'watchUpdates fails → current',
      'update.found → offered',
      'update.postpone → postponed',
      'update.found → offered',
    ],
    expectButton('Reload'),
  ),
);

async function expectNoNotice({ canvas }: PlayContext) {
  await waitFor(() => expect(canvas.queryByText(/new version/)).not.toBeInTheDocument());
}
