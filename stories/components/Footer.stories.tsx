import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Footer } from '@/components/Footer';
import { InstallButton } from '@/components/InstallButton';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const chooseLanguage = fn();
const everyService = ['identity', 'movies', 'suggestions'] as const;

const meta = preview.meta({
  component: Footer,
  tags: ['autodocs'],
  args: {
    projectUrl: 'https://github.com/',
    texts: english.footer,
  },
  parameters: {
    docs: {
      description: {
        component:
          'For the foot of every page, once: who made it, whose data it shows, what of it is the demo’s. Not for anything a person must find to go on. On narrow screens the language is chosen here.',
      },
    },
  },
});

/** Every service is the real one. */
export const Live = meta.story({
  args: {
    demoServices: [],
    language: { chosen: 'english', label: english.header.language, onChoose: chooseLanguage },
  },
});

/** What is answered in this browser is said. */
export const Demo = Live.extend({
  args: { demoServices: everyService },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Demo, answered in this browser: sign-in, movies, suggestions.'),
    ).toBeVisible();
  },
});

export const PartlyDemo = Live.extend({ args: { demoServices: ['suggestions'] } });

/** Something is offered across from all else. */
export const WithOffer = Live.extend({
  args: { offer: <InstallButton label={english.notices.install} onAccept={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Install Marquee' })).toBeVisible();
  },
});

export const OnPhone = Demo.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const Hindi = Live.extend({
  args: {
    demoServices: everyService,
    texts: hindi.footer,
    language: { chosen: 'hindi', label: hindi.header.language, onChoose: chooseLanguage },
  },
});

export const Spanish = Live.extend({
  args: {
    demoServices: everyService,
    texts: spanish.footer,
    language: { chosen: 'spanish', label: spanish.header.language, onChoose: chooseLanguage },
  },
});

/** The list is there on narrow screens only. */
export const ChoosesLanguage = OnPhone.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'हिन्दी');
    await expect(chooseLanguage).toHaveBeenCalledWith('hindi');
  },
});

/** The project's page opens in a tab of its own. */
export const LeadsToTheProject = Live.extend({
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'About the project' });
    await expect(link).toHaveAttribute('href', args.projectUrl);
    await expect(link).toHaveAttribute('target', '_blank');
  },
});
