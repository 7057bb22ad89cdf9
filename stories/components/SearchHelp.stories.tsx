import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchHelp } from '@/components/SearchHelp';
import { english } from '@/domain/texts/english';
import { longTitle, longWord } from '../support/longTexts';
import { sized } from '../support/sized';

const meta = preview.meta({
  component: SearchHelp,
  tags: ['autodocs'],
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
    docs: {
      description: {
        component:
          'Example and recent queries below the search form. Do not use it for filters or results. Tab moves between them. Enter searches or removes.',
      },
    },
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

export const Recent = meta.story({
  args: { recent: recent('movies with cat in it', 'heist in space') },
});

/** After a search on a phone. Wide screens show the help all the time. */
export const Folded = Recent.extend({
  globals: { viewport: { value: 'phone' } },
  args: { fold: { state: 'closed', onToggle: fn() } },
});

export const Unfolded = Folded.extend({ args: { fold: { state: 'open', onToggle: fn() } } });

export const SubmitsExample = Examples.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'a heist in space' }));
    await expect(args.onAsk).toHaveBeenCalledWith('a heist in space');
  },
});

export const Surprises = Examples.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Surprise me' }));
    await expect(args.onSurprise).toHaveBeenCalledOnce();
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

export const SubmitsRecent = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'heist in space' }));
    await expect(args.onAsk).toHaveBeenCalledWith('heist in space');
  },
});

export const RemovesOne = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “heist in space”' }));
    await expect(args.recent.onRemove).toHaveBeenCalledWith('heist in space');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

export const ClearsAll = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.recent.onClear).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'a heist in space' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('a heist in space');
  },
});

/** A long query is shortened; its accessible name is whole. */
export const LongQueries = meta.story({
  args: { recent: recent(`${longTitle}, ${longTitle}`, longWord) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: `${longTitle}, ${longTitle}` })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OnPhone = LongQueries.extend({ globals: { viewport: { value: 'smallPhone' } } });

function recent(...queries: readonly string[]) {
  return { queries, onRemove: fn(), onClear: fn() };
}
