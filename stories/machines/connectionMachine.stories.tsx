import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectText } from '../support/checks';
import { goOffline } from '../support/network';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('connection');

const meta = preview.meta({ title: 'Machines/Connection', ...machinePage });

const offline = /^You're offline/;

export const Live = meta.story();

export const Online = meta.story(
  inState('online', ['start → online'], async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(offline)).not.toBeInTheDocument());
  }),
);

export const Offline = meta.story({
  ...inState('offline', ['start → online', 'connection.lost → offline'], expectText(offline)),
  beforeEach: goOffline,
});

export const SentFromChart = meta.story(
  sentFromChart(
    ['watchConnection fails → online', 'connection.lost → offline'],
    expectText(offline),
  ),
);
