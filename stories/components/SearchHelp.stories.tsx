import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchHelp } from '@/components/SearchHelp';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { expectFitsInBox } from '../support/checks';
import { longOverview, longWord } from '../support/longTexts';
import { sized } from '../support/sized';

/**
 * ## When to use
 *
 * Below an empty or a used search form.
 *
 * ## When not to use
 *
 * For filters or results.
 *
 * ## Anatomy
 *
 * 1. Toggle, after a search
 * 2. Examples
 * 3. Surprise
 * 4. Recent queries, each with a button that removes it, and a button that removes all
 *
 * ## Keyboard
 *
 * - **Tab**: from query to query
 * - **Enter**: searches or removes
 *
 * ## Content
 *
 * - An example is a query that a person would type.
 * - A long query is cut on the screen; its accessible name is whole.
 *
 * @summary Example and recent queries below the search form.
 */
const meta = preview.meta({
  component: SearchHelp,
  tags: ['autodocs', 'manifest'],
  decorators: [sized('min(46rem, 100vw - 2rem)')],
  args: {
    examples: english.searchHelp.examples.slice(0, 3),
    recent: recent(),
    texts: english.searchHelp,
    onAsk: fn(),
    onSurprise: fn(),
  },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      SearchHelp,
      { why: 'Show whole queries, as a person would put them.', args: [{}] },
      {
        why: 'Show single words. They hide what the search understands.',
        args: [{ examples: ['heist', 'comedy', '1999'] }],
      },
    ),
  },
});

/** No recent queries. */
export const Examples = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Try one of these' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /^Recent searches/ })).not.toBeInTheDocument();
  },
});

/** Queries of this person, with buttons that remove them. */
export const Recent = meta.story({
  args: { recent: recent('movies with cat in it', 'heist in space') },
});

/** A query in Arabic is written from the right, with its punctuation. */
export const RecentArabic = meta.story({
  args: { recent: recent('أفلام عن القطط؟') },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('أفلام عن القطط؟')).direction).toBe('rtl');
  },
});

/** The help folds away after a search, so that the results are in view. */
export const Folded = Recent.extend({
  parameters: { docs: { story: { inline: false, height: '6rem' } } },
  args: { fold: { state: 'closed', onToggle: fn() } },
});

/** The toggle shows the queries again. */
export const Unfolded = Folded.extend({
  parameters: { docs: { story: { height: '29rem' } } },
  args: { fold: { state: 'open', onToggle: fn() } },
});

/** A press on an example calls onAsk with it. */
export const SubmitsExample = Examples.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'a heist in space' }));
    await expect(args.onAsk).toHaveBeenCalledWith('a heist in space');
  },
});

/** Calls onSurprise once, and asks for nothing itself. */
export const Surprises = Examples.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Surprise me' }));
    await expect(args.onSurprise).toHaveBeenCalledOnce();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

/** A press on a recent query calls onAsk with it. */
export const SubmitsRecent = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'heist in space' }));
    await expect(args.onAsk).toHaveBeenCalledWith('heist in space');
  },
});

/** Calls onRemove with the query, and asks for nothing. */
export const RemovesOne = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “heist in space”' }));
    await expect(args.recent.onRemove).toHaveBeenCalledWith('heist in space');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

/** Calls onClear once. */
export const ClearsAll = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.recent.onClear).toHaveBeenCalledOnce();
  },
});

/** Tab reaches every query and every button; Enter presses them. */
export const ByKeyboard = Recent.extend({
  play: async ({ args, canvas, step, userEvent }) => {
    const { examples, recent, texts } = args;
    const stops = [
      ...examples,
      texts.surprise,
      ...recent.queries.flatMap((query) => [query, texts.remove(query)]),
      texts.clear,
    ];
    await step('Press one after the other', async () => {
      for (const name of stops) {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name })).toHaveFocus();
        await userEvent.keyboard('{Enter}');
      }
    });
    await step('Each press calls the parent', async () => {
      const asked = [...examples, ...recent.queries];
      await expect(args.onAsk).toHaveBeenCalledTimes(asked.length);
      for (const query of asked) await expect(args.onAsk).toHaveBeenCalledWith(query);
      await expect(args.onSurprise).toHaveBeenCalledOnce();
      await expect(recent.onRemove).toHaveBeenCalledTimes(recent.queries.length);
      for (const query of recent.queries) await expect(recent.onRemove).toHaveBeenCalledWith(query);
      await expect(recent.onClear).toHaveBeenCalledOnce();
    });
  },
});

const longQuery = longOverview.slice(0, 500).trim();

/** A query longer than six lines is shortened; its accessible name is whole. */
export const LongQueries = meta.story({
  decorators: [sized('20rem')],
  args: { recent: recent(longQuery, longWord) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: longQuery })).toBeVisible();
    const text = canvas.getByText(longQuery);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expectFitsInBox(canvasElement);
  },
});

function recent(...queries: readonly string[]) {
  return { queries, onRemove: fn(), onClear: fn() };
}
