import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';
import { sendsFromChart } from '../tooling/playPathTo';

const { machinePage, inState } = machineStories('popup');

const meta = preview.meta({ title: 'Machines/Popup', ...machinePage });

export const Live = meta.story();

export const SentFromChart = meta.story({ play: sendsFromChart(/^popup\.show/, expectPopup) });

export const Hidden = meta.story(
  inState('hidden', async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular Movies' })).toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  }),
);

export const Shown = meta.story(inState('shown', expectPopup));

async function expectPopup({ canvas }: PlayContext) {
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
}
