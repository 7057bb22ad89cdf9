import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectButton } from '../support/checks';
import { recommenderIsThinking } from '@/demo/vocabulary';
import { english } from '@/domain/texts/english';
import { openSearch, search, type PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('recentSearches', {
  setUp: openExamples,
});

const meta = preview.meta({ title: 'Machines/Recent searches', ...machinePage });

export const Live = meta.story();

export const None = meta.story(
  inState('none', ['start → none'], async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: /^Recent searches/ })).not.toBeInTheDocument();
  }),
);

export const Some = meta.story({
  ...inState(
    'some',
    ['start → none', 'recent.add: a heist in space → some'],
    expectButton('Clear all'),
    {
      setUp: async (context) => {
        await openExamples(context);
        await search(context, 'a heist in space');
        await unfoldHelp(context);
      },
    },
  ),
  beforeEach: ({ msw }) => msw.use(recommenderIsThinking()),
});

export const SentFromChart = meta.story(
  sentFromChart(
    [
      'recent.add: a heist in space → some',
      'recent.remove: a heist in space → none',
      'recent.add: a heist in space → some',
      'recent.clear → none',
      'watchRecent fails → none',
      'recent.changed: in another tab → some',
    ],
    expectButton('Remove “movies with cat in it”'),
  ),
);

/** A search folds the help. */
async function unfoldHelp({ canvas, userEvent }: PlayContext) {
  await userEvent.click(
    canvas.getByRole('button', { name: english.searchHelp.toggle, expanded: false }),
  );
}

async function openExamples(context: PlayContext) {
  await openSearch(context);
  await context.canvas.findByRole('list', { name: 'Try one of these' });
}
