import { expect, waitFor } from 'storybook/test';
import { opensAt } from '../support/page';
import preview from '#.storybook/preview';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('url', {
  page: opensAt('/browse?search=movies+with+cat+in+it'),
});

const meta = preview.meta({ title: 'Machines/URL', ...machinePage });

export const Live = meta.story();

const opened = [
  'start → history.unstarted, scroll.settled',
  'url.popped: a heist in space → history.applying',
  'mode.rendered: home → history.applying',
  'url.applied → history.writing, scroll.restoring',
  'url.written → history.writing',
  'url.written → history.following',
];

export const Following = meta.story(inState({ history: 'following' }, opened, expectQuery));

export const Settled = meta.story(
  inState(
    { scroll: 'settled' },
    [...opened, 'mode.rendered: gptSearch → scroll.settled'],
    expectQuery,
  ),
);

/** The events replace the browser’s Back and the router. */
export const SentFromChart = meta.story(
  sentFromChart(
    ['url.popped: the homepage → history.applying', 'url.written → history.following'],
    async ({ canvas }) => {
      await expect(await canvas.findByRole('button', { name: 'GPT Search' })).toBeVisible();
      await waitFor(() =>
        expect(
          canvas.queryByRole('combobox', { name: 'What would you like to watch?' }),
        ).not.toBeInTheDocument(),
      );
    },
    { setUp: expectQuery },
  ),
);

async function expectQuery({ canvas }: PlayContext) {
  await expect(
    await canvas.findByRole('combobox', { name: 'What would you like to watch?' }),
  ).toHaveValue('movies with cat in it');
}
