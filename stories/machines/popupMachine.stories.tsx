import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { filmTitled } from '@/demo/movies/filmTitled';
import { opensAt } from '../support/page';
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

export const FromCard = meta.story(
  inState(
    { shown: 'fromCard' },
    ['start → hidden', 'popup.show: Argylle → shown.fromCard'],
    expectPopup,
  ),
);

export const FromUrl = meta.story(
  inState(
    { shown: 'fromUrl' },
    ['start → hidden', 'popup.restore: Argylle → shown.fromUrl'],
    expectPopup,
    { page: opensAt(`/browse?movie=${filmTitled('Argylle').id}`) },
  ),
);

export const SentFromChart = meta.story(
  sentFromChart(['popup.show: Argylle → shown.fromCard'], expectPopup),
);

async function expectPopup({ canvas }: PlayContext) {
  const dialog = await canvas.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
}
