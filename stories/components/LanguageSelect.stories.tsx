import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LanguageSelect } from '@/components/LanguageSelect';
import { english } from '@/domain/texts/english';

const meta = preview.meta({
  component: LanguageSelect,
  tags: ['autodocs'],
  args: { label: english.header.language, onChoose: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'A native select for the language of the page. The header shows it on wide screens, the footer on narrow ones. Do not use it for other choices.',
      },
    },
  },
});

export const English = meta.story({ args: { language: 'english' } });

/** Each language has its own name. */
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
