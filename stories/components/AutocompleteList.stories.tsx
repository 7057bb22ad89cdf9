import type { ComponentType } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { AutocompleteList } from '@/components/AutocompleteList';
import { SearchForm } from '@/components/SearchForm';
import type { AutocompleteOption } from '@/domain/autocomplete';
import { english } from '@/domain/texts/english';
import { longTitle, longWord } from '../support/longTexts';
import { sized } from '../support/sized';

const options: readonly AutocompleteOption[] = [
  { kind: 'recent', text: 'heist in space' },
  { kind: 'title', text: 'Heat' },
  { kind: 'title', text: 'Hereditary' },
  { kind: 'example', text: 'a heist in Venice' },
];

const meta = preview.meta({
  component: AutocompleteList,
  tags: ['autodocs'],
  decorators: [belowField, sized('min(46rem, 100vw - 2rem)')],
  args: {
    id: 'queries',
    options,
    active: null,
    texts: english.autocomplete,
    onPick: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The listbox of a combobox: queries that complete the typed text. Do not use it without a text field that has the role combobox and keeps the focus. Arrow Down and Up in the field move the active option. Enter picks it.',
      },
    },
  },
});

/** Nothing is active: Enter searches for the typed text. */
export const Default = meta.story({});

/** Enter picks the active option. */
export const Active = meta.story({
  tags: ['visual'],
  args: { active: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Heat movie');
  },
});

export const One = meta.story({ args: { options: [{ kind: 'title', text: 'Heat' }] } });

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

export const OnPhone = LongTexts.extend({ globals: { viewport: { value: 'smallPhone' } } });

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
    <div style={{ minBlockSize: '32rem' }}>
      <SearchForm
        state="quiet"
        query="he"
        list={<Story />}
        texts={english.search}
        onSubmit={() => {}}
      />
    </div>
  );
}
