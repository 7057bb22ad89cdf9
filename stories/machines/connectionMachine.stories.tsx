import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectText } from '../support/checks';
import { goOffline } from '../support/network';
import { machineStories } from '../tooling/machineStories';
import { sendsFromChart } from '../tooling/playPathTo';

const { machinePage, inState } = machineStories('connection');

const meta = preview.meta({ title: 'Machines/Connection', ...machinePage });

const offline = /^You're offline/;

export const Live = meta.story();

export const SentFromChart = meta.story({
  play: sendsFromChart('connection.lost', expectText(offline)),
});

export const Online = meta.story(
  inState('online', async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(offline)).not.toBeInTheDocument());
  }),
);

export const Offline = meta.story({
  ...inState('offline', expectText(offline)),
  beforeEach: goOffline,
});
