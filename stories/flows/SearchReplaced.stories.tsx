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
  title: 'Flows/Replace a search',
  component: Page,
  parameters: opensAt('/browse'),
});

/** The first search never gets an answer. */
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

/** A new query replaces it; the first one shows and reports nothing more. */
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

/** Replaced while a row is loading. */
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
