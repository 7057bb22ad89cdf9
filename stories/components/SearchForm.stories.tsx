import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchForm } from '@/components/SearchForm';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { longOverview } from '../support/longTexts';
import { place } from '../support/place';

const meta = preview.meta({
  component: SearchForm,
  tags: ['autodocs'],
  decorators: [place('min(46rem, 100vw - 2rem)')],
  args: { texts: english.search, onSubmit: fn(), onEdit: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For a wish in a person’s own words, one line of it. Not for picking from a list. Tab goes to the line, then to the button; Enter in the line searches.',
      },
    },
  },
});

export const Quiet = meta.story({ args: { state: 'quiet' } });

/** A blank query is refused, in words that are announced. */
export const Refused = meta.story({
  args: { state: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid Input! Try again.');
    const line = canvas.getByRole('textbox', { name: 'What would you like to watch?' });
    await expect(line).toBeInvalid();
    await expect(line).toHaveAccessibleDescription('Invalid Input! Try again.');
  },
});

/** What somebody asked before, or was sent, stands in the line and can be changed. */
export const FilledIn = Quiet.extend({
  args: { query: 'movies with cat in it' },
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('textbox');
    await expect(line).toHaveValue('movies with cat in it');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(line, ' and dog{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('movies with cat in it and dog');
  },
});

export const OnPhone = Quiet.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Hindi = Quiet.extend({ args: { texts: hindi.search } });

export const Spanish = Quiet.extend({ args: { texts: spanish.search } });

export const RefusedInHindi = Refused.extend({
  args: { texts: hindi.search },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('अमान्य इनपुट! फिर कोशिश करें।');
  },
});

export const RefusedInSpanish = Refused.extend({
  args: { texts: spanish.search },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '¡Entrada no válida! Inténtalo de nuevo.',
    );
  },
});

export const SearchedByEnter = Quiet.extend({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab to the line and type', async () => {
      await userEvent.tab();
      await userEvent.keyboard('movies with cat in it');
    });
    await step('Enter searches, once', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith('movies with cat in it');
    });
    await step('The query stays to be changed', () =>
      expect(canvas.getByRole('textbox')).toHaveValue('movies with cat in it'),
    );
  },
});

export const SearchedByButton = Quiet.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'heist in space');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('heist in space');
  },
});

export const SearchedPasted = Quiet.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('a quiet film about the sea');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('a quiet film about the sea');
  },
});

/** What is blank is the parent's to say. */
export const SearchedBlank = Quiet.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '  {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('  ');
  },
});

/** Two presses are two searches: which of them counts is the parent's to say. */
export const SearchedTwice = Quiet.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'cats');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('cats');
  },
});

/** The parent hears of every change, so that it can take its refusal back. */
export const Edited = Refused.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'c');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A query ends after 500 characters. */
export const LongText = Quiet.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(longOverview);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(longOverview.slice(0, 500));
  },
});
