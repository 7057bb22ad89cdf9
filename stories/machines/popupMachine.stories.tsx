import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('popup');

const meta = preview.meta({ title: 'Machines/Popup', ...machinePage });

export const Live = meta.story();

export const Hidden = meta.story(
  inState('hidden', ['start → hidden'], async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular Movies' })).toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  }),
);

export const Shown = meta.story(
  inState('shown', ['start → hidden', 'popup.show: Argylle → shown'], expectPopup),
);

export const SentFromChart = meta.story(
  sentFromChart(['popup.show: Argylle → shown'], expectPopup),
);

async function expectPopup({ canvas }: PlayContext) {
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
}
