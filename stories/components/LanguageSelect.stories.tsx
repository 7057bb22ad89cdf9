import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LanguageSelect } from '@/components/LanguageSelect';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';

/**
 * ## When to use
 *
 * In the header of the homepage on wide screens. In the footer on narrow ones, and always on the
 * sign-in and Not found pages.
 *
 * ## When not to use
 *
 * For other choices.
 *
 * ## Anatomy
 *
 * 1. Select
 * 2. One option for each language
 *
 * ## Keyboard
 *
 * - **Arrow Up and Arrow Down**: change the language; on a page of the product they move the focus
 * - **Enter and Space**: open the list
 *
 * ## Content
 *
 * - Each language is written in that language: “हिन्दी”, not “Hindi”.
 *
 * @summary A native select for the language of the page.
 */
const meta = preview.meta({
  component: LanguageSelect,
  tags: ['autodocs', 'manifest'],
  args: { label: english.header.language, onChoose: fn() },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      LanguageSelect,
      { why: 'Write each language in that language.', args: [{ language: 'hindi' }] },
      { why: 'Show it twice on one screen.', args: [{ language: 'hindi' }, { language: 'hindi' }] },
    ),
  },
});

/** The current language is selected. */
export const English = meta.story({ args: { language: 'english' } });

/** Each language is written in that language. */
export const ChoosesHindi = English.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'हिन्दी');
    await expect(args.onChoose).toHaveBeenCalledWith('hindi');
  },
});

/** Controlled: the value changes only with the prop. */
export const Controlled = English.extend({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'Español');
    await expect(select).toHaveDisplayValue('English');
  },
});
