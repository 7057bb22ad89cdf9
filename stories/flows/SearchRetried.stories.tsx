import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { catalogueKnowsEveryName, recommenderIsDown, recommends } from '@/demo/vocabulary';
import { Page } from '../support/Page';
import { opensAt, shows } from '../support/page';
import { openSearch, search } from '../support/steps';

const meta = preview.meta({
  title: 'Flows/Retry a search',
  component: Page,
  parameters: opensAt('/browse'),
  beforeEach: ({ msw }) => msw.use(recommenderIsDown(401)),
});

/** The chat service refuses the query. */
export const Failed = meta.story({
  parameters: shows('search', { panel: 'failed' }),
  play: async (context) => {
    await openSearch(context);
    await search(context, 'heist');

    await expect(await context.canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** “Try again” sends the same query, and the rows appear. */
export const Retried = meta.story({
  parameters: shows('search', { panel: 'results' }),
  play: async (context) => {
    await Failed.play(context);

    const { canvas, msw, userEvent } = context;
    msw.use(recommends('Heat', 'Logan Lucky'), catalogueKnowsEveryName());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(2));
    await expect(
      canvas.getByRole('combobox', { name: 'What would you like to watch?' }),
    ).toHaveValue('heist');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});
