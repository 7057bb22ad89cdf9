import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { opensAt } from '../support/page';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';
import { sendsFromChart } from '../tooling/playPathTo';

const { machinePage, inState } = machineStories('update');

const meta = preview.meta({ title: 'Machines/Update', ...machinePage });

const newVersion = opensAt('/browse', 'signedIn', { version: 'new' });

export const Live = meta.story();

export const SentFromChart = meta.story({
  play: sendsFromChart('update.found', expectButton('Reload')),
});

export const Current = meta.story(inState('current', expectNoNotice));

export const Offered = meta.story(inState('offered', expectButton('Reload'), { page: newVersion }));

export const Postponed = meta.story(inState('postponed', expectNoNotice, { page: newVersion }));

export const Activating = meta.story(
  inState('activating', expectButton('Reloading…'), {
    page: opensAt('/browse', 'signedIn', { version: 'new, slow' }),
  }),
);

async function expectNoNotice({ canvas }: PlayContext) {
  await waitFor(() => expect(canvas.queryByText(/new version/)).not.toBeInTheDocument());
}
