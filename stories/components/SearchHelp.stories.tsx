import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchHelp } from '@/components/SearchHelp';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { longTitle, longWord } from '../support/longTexts';
import { place } from '../support/place';

const meta = preview.meta({
  component: SearchHelp,
  tags: ['autodocs'],
  decorators: [place('min(46rem, 100vw - 2rem)')],
  args: {
    examples: english.searchHelp.examples.slice(0, 3),
    recent: [],
    texts: english.searchHelp,
    onAsk: fn(),
    onSurprise: fn(),
    onRemove: fn(),
    onClear: fn(),
  },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For queries that need no typing, under the form that asks them. Not for filters, and not for what was found. Tab goes from one to the next; Enter asks, or forgets.',
      },
    },
  },
});

/** Nothing has been asked on this device. */
export const Examples = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ask, for example' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /^Asked before/ })).not.toBeInTheDocument();
  },
});

export const Recent = meta.story({ args: { recent: ['movies with cat in it', 'heist in space'] } });

export const AsksAnExample = Examples.extend({
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

export const AsksAgain = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'heist in space' }));
    await expect(args.onAsk).toHaveBeenCalledWith('heist in space');
  },
});

export const ForgetsOne = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget “heist in space”' }));
    await expect(args.onRemove).toHaveBeenCalledWith('heist in space');
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

export const ForgetsAll = Recent.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forget all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
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

/** A long query is cut on the screen; its whole text is its name. */
export const LongQueries = meta.story({
  args: { recent: [`${longTitle}, ${longTitle}`, longWord] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: `${longTitle}, ${longTitle}` })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const OnPhone = LongQueries.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Hindi = Recent.extend({
  args: {
    examples: hindi.searchHelp.examples.slice(0, 3),
    recent: ['बिल्ली वाली फ़िल्में', 'अंतरिक्ष में डकैती'],
    texts: hindi.searchHelp,
  },
});

export const Spanish = Recent.extend({
  args: {
    examples: spanish.searchHelp.examples.slice(0, 3),
    recent: ['películas con gatos', 'un atraco en el espacio'],
    texts: spanish.searchHelp,
  },
});
