import type { ComponentType } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AutocompleteList } from '@/components/AutocompleteList';
import { SearchForm } from '@/components/SearchForm';
import type { AutocompleteOption } from '@/domain/autocomplete';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { longTitle, longWord } from '../support/longTexts';
import { sized } from '../support/sized';

const options: readonly AutocompleteOption[] = [
  { kind: 'recent', text: 'heist in space' },
  { kind: 'title', text: 'Heat' },
  { kind: 'title', text: 'Hereditary' },
  { kind: 'example', text: 'a heist in Venice' },
];

/**
 * ## When to use
 *
 * Below a text field that suggests queries.
 *
 * ## When not to use
 *
 * Without a field with the role combobox: the field keeps the focus and has the keyboard.
 *
 * ## Anatomy
 *
 * 1. List
 * 2. Option with its text
 * 3. Kind of the option at the end of the line
 *
 * ## Keyboard
 *
 * - **Arrow Down and Arrow Up**: move the active option
 * - **Enter**: picks it
 * - **Escape**: closes the list
 *
 * ## Content
 *
 * - An option is the whole query, so that a press needs no typing.
 * - Long options wrap.
 *
 * @summary The listbox of a combobox: queries that complete the typed text.
 */
const meta = preview.meta({
  component: AutocompleteList,
  tags: ['autodocs', 'manifest'],
  decorators: [belowField, sized('min(46rem, 100%)')],
  args: {
    id: 'queries',
    options,
    active: null,
    texts: english.autocomplete,
    onPick: fn(),
  },
  parameters: {
    ...examplesOf(
      AutocompleteList,
      {
        why: 'Say of each suggestion where it comes from.',
        story: 'Default',
        height: '22rem',
      },
      {
        why: 'Offer sentences. They are too long to compare while typing.',
        story: 'Long Texts',
        height: '22rem',
      },
    ),
  },
});

/** Nothing is active: Enter searches for the typed text. */
export const Default = meta.story({});

/** Enter picks the active option. */
export const Active = meta.story({
  tags: ['visual', '!autodocs'],
  args: { active: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Heat movie');
  },
});

/** A single title. */
export const One = meta.story({ args: { options: [{ kind: 'title', text: 'Heat' }] } });

/** Arabic is written from the right, with its punctuation. */
export const Arabic = meta.story({
  args: { options: [{ kind: 'recent', text: 'أفلام عن القطط؟' }] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('أفلام عن القطط؟')).direction).toBe('rtl');
  },
});

/** Long options wrap. */
export const LongTexts = meta.story({
  args: {
    options: [
      { kind: 'recent', text: `${longTitle}, ${longTitle}` },
      { kind: 'title', text: longWord },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'Suggested searches' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

/** A press picks an option and leaves the focus in the field. */
export const Picked = Default.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = within(canvas.getByRole('listbox', { name: 'Suggested searches' }));
    await userEvent.click(list.getByRole('option', { name: 'Hereditary movie' }));
    await expect(args.onPick).toHaveBeenCalledWith('Hereditary');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

function belowField(Story: ComponentType) {
  return (
    <div style={{ minBlockSize: '24rem' }}>
      <SearchForm
        state="quiet"
        query="he"
        list={<Story />}
        texts={english.search}
        onSubmit={fn()}
      />
    </div>
  );
}
