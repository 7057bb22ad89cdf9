import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { shows } from '../support/page';
import { openSearch, type PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';
import { contextInFrame } from '../tooling/playEvents';

const { machinePage, inState, sentFromChart } = machineStories('searchMode');

const meta = preview.meta({ title: 'Machines/Search mode', ...machinePage });

export const Live = meta.story();

export const Home = meta.story(
  inState('home', ['start → home'], async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Popular Movies' })).toBeInTheDocument();
    await expect(
      canvas.queryByRole('combobox', { name: 'What would you like to watch?' }),
    ).not.toBeInTheDocument();
  }),
);

export const GptSearch = meta.story(
  inState('gptSearch', ['start → home', 'mode.toggle → gptSearch'], expectSearch),
);

/** The history shows the newest event first. */
export const NewestFirst = meta.story({
  parameters: shows('searchMode', 'home'),
  play: async ({ canvas, canvasElement }) => {
    const screen = await contextInFrame(canvasElement);
    await openSearch(screen);
    await expectSearch(screen);
    await screen.userEvent.click(screen.canvas.getByRole('button', { name: 'Homepage' }));

    await expectLog(canvas, ['mode.toggle→ home', 'mode.toggle→ gptSearch', 'start→ home']);
  },
});

/** The chart shows a past moment of the history, and the arrow keys lead back to the newest. */
export const PastMoment = meta.story({
  parameters: shows('searchMode', 'gptSearch'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await openSearch(await contextInFrame(canvasElement));
    await expectLog(canvas, ['mode.toggle→ gptSearch', 'start→ home']);

    await userEvent.click(canvas.getByRole('radio', { name: /^start/ }));
    await expectCurrent(canvas, 'home');
    await expect(canvas.getByText(/^The chart shows a past moment/)).toBeVisible();

    await userEvent.keyboard('{ArrowUp}');
    await expectCurrent(canvas, 'gptSearch');
    await expect(canvas.getByRole('button', { name: 'mode.toggle' })).toBeVisible();
  },
});

/** Restarting opens the page again and clears chart and history. */
export const Restarted = meta.story({
  parameters: shows('searchMode', 'home'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const screen = await contextInFrame(canvasElement);
    await openSearch(screen);
    await expectLog(canvas, ['mode.toggle→ gptSearch', 'start→ home']);

    await userEvent.click(canvas.getByRole('button', { name: 'Restart' }));

    await expectLog(canvas, ['start→ home']);
    const restarted = await contextInFrame(canvasElement);
    await expect(await restarted.canvas.findByRole('button', { name: 'GPT Search' })).toBeVisible();
    await expect(
      restarted.canvas.queryByRole('combobox', { name: 'What would you like to watch?' }),
    ).not.toBeInTheDocument();
  },
});

export const SentFromChart = meta.story(sentFromChart(['mode.toggle → gptSearch'], expectSearch));

function expectLog(canvas: PlayContext['canvas'], expected: readonly string[]) {
  return waitFor(() => {
    const moments = within(canvas.getByRole('radiogroup', { name: 'History' }))
      .queryAllByRole<HTMLInputElement>('radio')
      .map(({ labels }) => labels?.item(0).textContent);
    expect(moments).toEqual(expected);
  });
}

function expectCurrent(canvas: PlayContext['canvas'], state: string) {
  return waitFor(() => {
    const lamps = within(canvas.getByRole('group', { name: 'Current states' }));
    expect(lamps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([state]);
  });
}

async function expectSearch({ canvas }: PlayContext) {
  await expect(
    await canvas.findByRole('combobox', { name: 'What would you like to watch?' }),
  ).toHaveValue('');
  await expect(canvas.getByRole('button', { name: 'Homepage' })).toBeVisible();
}
