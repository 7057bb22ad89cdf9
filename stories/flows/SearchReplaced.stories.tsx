import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  catalogueIsThinkingAbout,
  catalogueKnowsEveryName,
  recommenderIsThinking,
  recommends,
} from '@/demo/vocabulary';
import { Page } from '../support/Page';
import { opensAt, report, shows } from '../support/page';
import { openSearch, search } from '../support/steps';

const meta = preview.meta({
  title: 'Flows/Search anew',
  component: Page,
  parameters: opensAt('/browse'),
});

/** The first search waits for its names, and would for ever. */
export const Running = meta.story({
  parameters: shows('search', { panel: { suggesting: 'loadingNames' } }),
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
  play: async (context) => {
    await openSearch(context);
    await search(context, 'heist');

    await expect(
      await context.canvas.findByText('Suggestions from ai are loading...'),
    ).toBeVisible();
  },
});

/** Another query takes its place; nothing of the first one is shown or reported. */
export const Replaced = Running.extend({
  parameters: shows('search', { panel: 'results' }),
  play: async (context) => {
    await Running.play(context);

    const { canvas, msw } = context;
    msw.use(recommends('Ronin'), catalogueKnowsEveryName());
    await search(context, 'car chases');

    await expect(await canvas.findByRole('region', { name: 'Ronin' })).toBeVisible();
    await expect(canvas.queryByText('Suggestions from ai are loading...')).not.toBeInTheDocument();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** The first search has its names and waits for a row; the second one leaves nothing of it. */
export const ReplacedWhileRowsArrive = meta.story({
  parameters: shows('search', { panel: 'results' }),
  beforeEach: ({ msw }) =>
    msw.use(
      recommends('Heat', 'Logan Lucky'),
      catalogueIsThinkingAbout('Logan Lucky'),
      catalogueKnowsEveryName(),
    ),
  play: async (context) => {
    const { canvas, msw } = context;
    await openSearch(context);
    await search(context, 'heist');
    await expect(await canvas.findByRole('region', { name: 'Heat' })).toBeVisible();

    msw.use(recommends('Ronin'));
    await search(context, 'car chases');

    await expect(await canvas.findByRole('region', { name: 'Ronin' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
    await expect(canvas.queryByText('2 - Logan Lucky')).not.toBeInTheDocument();
    await expect(report).not.toHaveBeenCalled();
  },
});
