import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { recommenderIsThinking } from '@/demo/vocabulary';
import { opensAt, shows } from '../support/page';
import { openSearch, search, type Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Recent searches',
  parameters: opensAt('/browse'),
  render: showMachinePage(
    'recentSearches',
    'What a person has asked on this device, until it is forgotten or they sign out.',
  ),
});

export const Live = meta.story();

/** A press beside the chart plays another tab, in which something was asked. */
export const ToldBesideTheChart = meta.story({
  play: sendsFromChart(
    /recent\.changed/,
    async ({ canvas }) => {
      await expect(
        await canvas.findByRole('button', { name: 'Forget “movies with cat in it”' }),
      ).toBeVisible();
    },
    seesExamples,
  ),
});

export const None = meta.story({
  parameters: shows('recentSearches', 'none'),
  play: playPathTo(async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: /^Asked before/ })).not.toBeInTheDocument();
  }, seesExamples),
});

export const Some = meta.story({
  parameters: shows('recentSearches', 'some'),
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
  play: playPathTo(
    async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'Forget all' })).toBeVisible();
    },
    async (player) => {
      await seesExamples(player);
      await search(player, 'a heist in space');
    },
  ),
});

async function seesExamples(player: Player) {
  await openSearch(player);
  await player.canvas.findByRole('list', { name: 'Ask, for example' });
}
