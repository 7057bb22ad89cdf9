import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt, shows } from '../support/page';
import { openSearch, type Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { playerAt, sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Search mode',
  parameters: opensAt('/browse'),
  render: showMachinePage('searchMode', 'Which of the two browse screens is shown.'),
});

export const Live = meta.story();

/** A press beside the chart changes the screen. */
export const ToldBesideTheChart = meta.story({ play: sendsFromChart('mode.toggle', seesSearch) });

export const Home = meta.story({
  parameters: shows('searchMode', 'home'),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular Movies' })).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  }),
});

export const GptSearch = meta.story({
  parameters: shows('searchMode', 'gptSearch'),
  play: playPathTo(seesSearch),
});

/** What happened is told newest first. */
export const ToldInOrder = meta.story({
  parameters: shows('searchMode', 'home'),
  play: async ({ canvas, canvasElement }) => {
    const player = await playerAt(canvasElement);
    await openSearch(player);
    await seesSearch(player);
    await player.userEvent.click(player.canvas.getByRole('button', { name: 'Homepage' }));

    await expectTold(canvas, ['mode.toggle→ home', 'mode.toggle→ gptSearch', 'it begins→ home']);
  },
});

/** The screen is opened anew, in a new world; chart and log begin again with it. */
export const StartedAgain = meta.story({
  parameters: shows('searchMode', 'home'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const player = await playerAt(canvasElement);
    await openSearch(player);
    await expectTold(canvas, ['mode.toggle→ gptSearch', 'it begins→ home']);

    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));

    await expectTold(canvas, ['it begins→ home']);
    const again = await playerAt(canvasElement);
    await expect(await again.canvas.findByRole('button', { name: 'GPT Search' })).toBeVisible();
    await expect(again.canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

function expectTold(canvas: Player['canvas'], lines: readonly string[]) {
  return waitFor(() => {
    const told = within(canvas.getByRole('log')).queryAllByRole('paragraph');
    expect(told.map(({ textContent }) => textContent)).toEqual(lines);
  });
}

async function seesSearch({ canvas }: Player) {
  await expect(await canvas.findByRole('textbox')).toHaveValue('');
  await expect(canvas.getByRole('button', { name: 'Homepage' })).toBeVisible();
}
