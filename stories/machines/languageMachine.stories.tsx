import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt } from '../support/page';
import { machineStories } from '../tooling/machineStories';
import { sendsFromChart } from '../tooling/playPathTo';

const { machinePage, inState } = machineStories('language');

const meta = preview.meta({ title: 'Machines/Language', ...machinePage });

export const Live = meta.story();

export const SentFromChart = meta.story({
  play: sendsFromChart(/language\.choose.*Español/, async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Idioma' })).toHaveValue('spanish');
  }),
});

export const Ready = meta.story(
  inState('ready', async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('english');
  }),
);

export const Loading = meta.story(
  inState(
    'loading',
    async ({ canvas }) => {
      await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('hindi');
    },
    { page: opensAt('/browse', 'signedIn', { texts: 'pending' }) },
  ),
);
