import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt, shows } from '../support/page';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Language',
  parameters: opensAt('/browse'),
  render: showMachinePage(
    'language',
    'The language of the screen. The old texts stay while the new ones load.',
  ),
});

export const Live = meta.story();

/** A press beside the chart changes the language of the screen. */
export const ToldBesideTheChart = meta.story({
  play: sendsFromChart(/language\.choose.*Español/, async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Idioma' })).toHaveValue('spanish');
  }),
});

export const Ready = meta.story({
  parameters: shows('language', 'ready'),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('english');
  }),
});

export const Loading = meta.story({
  parameters: {
    ...opensAt('/browse', 'signedIn', { texts: 'never come' }),
    ...shows('language', 'loading'),
  },
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('hindi');
  }),
});
