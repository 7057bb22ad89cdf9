import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SearchForm } from '@/components/SearchForm';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { longOverview } from '../support/longTexts';
import { sized } from '../support/sized';

/**
 * ## When to use
 *
 * Once, above the results.
 *
 * ## When not to use
 *
 * To pick from a list: use a select.
 *
 * ## Anatomy
 *
 * 1. Label, which is the heading
 * 2. Field
 * 3. Submit button
 * 4. List of completions
 * 5. Alert
 *
 * ## Keyboard
 *
 * - **Tab**: field, then button
 * - **Enter**: submits
 * - **Arrow keys**: move in the list of completions
 *
 * ## Content
 *
 * - A query has at most 500 characters.
 * - An invalid query is announced; the text stays.
 *
 * @summary A one-line form for a search in the visitor’s own words.
 */
const meta = preview.meta({
  component: SearchForm,
  tags: ['autodocs', 'manifest'],
  decorators: [sized('min(46rem, 100vw - 2rem)')],
  args: { texts: english.search, onSubmit: fn(), onEdit: fn() },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      SearchForm,
      {
        why: 'Say what is wrong beside the field.',
        args: [{ state: 'invalid', query: '   ' }],
      },
      {
        why: 'Fill in a query that the visitor did not type.',
        args: [{ state: 'quiet', query: 'popular movies' }],
      },
    ),
  },
});

/** An empty field with a hint. */
export const Default = meta.story({ args: { state: 'quiet' } });

/** An invalid query, announced. */
export const Invalid = meta.story({
  tags: ['visual'],
  args: { state: 'invalid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid Input! Try again.');
    const line = canvas.getByRole('combobox', { name: 'What would you like to watch?' });
    await expect(line).toBeInvalid();
    await expect(line).toHaveAccessibleDescription('Invalid Input! Try again.');
  },
});

/** A given query can be edited. */
export const FilledIn = Default.extend({
  args: { query: 'movies with cat in it' },
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('combobox');
    await expect(line).toHaveValue('movies with cat in it');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(line, ' and dog{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('movies with cat in it and dog');
  },
});

/** A query in Arabic is written from the right. */
export const RightToLeft = Default.extend({
  args: { query: 'أفلام عن القطط' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('combobox')).direction).toBe('rtl');
  },
});

/** Enter submits the query. */
export const SubmittedByEnter = Default.extend({
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
    await step('The query stays', () =>
      expect(canvas.getByRole('combobox')).toHaveValue('movies with cat in it'),
    );
  },
});

/** The button submits the query. */
export const SubmittedByButton = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'heist in space');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('heist in space');
  },
});

/** A pasted query is submitted. */
export const SubmittedPasted = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('a quiet film about the sea');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('a quiet film about the sea');
  },
});

/** A blank query is submitted too: the form does not validate. */
export const SubmittedBlank = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '  {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('  ');
  },
});

/** Two submits call onSubmit twice, the second time with the new query. */
export const SubmittedTwice = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cats{Enter}');
    await userEvent.type(canvas.getByRole('combobox'), ' in Rome{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('cats in Rome');
  },
});

/** A double click on Search calls onSubmit once. */
export const DoubleClicked = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'cats');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** An edit calls onEdit, for a parent that clears the error. */
export const Edited = Invalid.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'c');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A query has at most 500 characters. */
export const LongText = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste(longOverview);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(longOverview.slice(0, 500));
  },
});

/** An empty query that is asked again is announced again: the message is a new element. */
export const InvalidAgain = Invalid.extend({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const message = () => within(canvas.getByRole('alert')).getByText(/./);
    const first = message();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(message()).toHaveTextContent(first.textContent ?? '');
  },
});
