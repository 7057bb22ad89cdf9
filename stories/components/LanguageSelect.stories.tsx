import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LanguageSelect } from '@/components/LanguageSelect';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const meta = preview.meta({
  component: LanguageSelect,
  tags: ['autodocs'],
  args: { label: english.header.language, onChoose: fn() },
  parameters: {
    layout: 'centered',
    docs: {
      description: {
        component:
          'For choosing the language of the whole page, once per screen width: in the header on wide screens, in the footer on narrow ones. Not for choices of any other kind. It is the browser’s own list: arrows and first letters choose.',
      },
    },
  },
});

export const English = meta.story({ args: { language: 'english' } });

export const Hindi = meta.story({ args: { language: 'hindi', label: hindi.header.language } });

export const Spanish = meta.story({
  args: { language: 'spanish', label: spanish.header.language },
});

/** Every language stands under its own name. */
export const ChoosesHindi = English.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'हिन्दी');
    await expect(args.onChoose).toHaveBeenCalledWith('hindi');
  },
});

/** Until the parent agrees, the old language stays chosen. */
export const KeepsToItsParent = English.extend({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(select, 'Español');
    await expect(select).toHaveDisplayValue('English');
  },
});
