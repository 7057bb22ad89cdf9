import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt } from '../support/page';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('language');

const meta = preview.meta({ title: 'Machines/Language', ...machinePage });

export const Live = meta.story();

export const Ready = meta.story(
  inState('ready', ['start → ready'], async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('english');
  }),
);

export const Loading = meta.story(
  inState(
    'loading',
    ['start → ready', 'language.choose: हिन्दी → loading'],
    async ({ canvas }) => {
      await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('hindi');
    },
    { page: opensAt('/browse', 'signedIn', { texts: 'pending' }) },
  ),
);

export const SentFromChart = meta.story(
  sentFromChart(['language.choose: Español → loading'], async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Idioma' })).toHaveValue('spanish');
  }),
);
