import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '@/components/Button';
import { Footer } from '@/components/Footer';
import { mediaQueries } from '@/components/theme/tokens';
import { InstallButton } from '@/components/InstallButton';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';

const chooseLanguage = fn();
const installButton = <InstallButton label={english.notices.install} onInstall={fn()} />;
const everyService = ['identity', 'movies', 'suggestions'] as const;

/**
 * ## When to use
 *
 * Once, at the end of each page.
 *
 * ## When not to use
 *
 * For actions that a visitor needs.
 *
 * ## Anatomy
 *
 * 1. Credit and project link
 * 2. Data source
 * 3. Note about the demo
 * 4. Language select: on narrow screens, and always on the sign-in and Not found pages
 * 5. Install button, if the browser offers it
 *
 * ## Keyboard
 *
 * - **Tab**: link, language, install
 *
 * ## Content
 *
 * - The note names each service that the demo answers.
 *
 * @summary The end of every page: project link, data source, demo services.
 */
const meta = preview.meta({
  component: Footer,
  tags: ['autodocs', 'manifest'],
  args: {
    projectUrl: 'https://github.com/',
    texts: english.footer,
  },
  parameters: {
    ...examplesOf(
      Footer,
      {
        why: 'Name the services that are only a demo.',
        width: '100%',
        args: [{ demoServices: ['identity'] }],
      },
      {
        why: 'Put actions of the page here. Few people scroll to them.',
        width: '100%',
        args: [{ installButton: <Button>Download the app</Button> }],
      },
    ),
  },
});

/** Without demo services. */
export const Live = meta.story({
  args: {
    demoServices: [],
    language: { chosen: 'english', label: english.header.language, onChoose: chooseLanguage },
  },
});

/** Names the services that the demo answers. */
export const Demo = Live.extend({
  tags: ['visual'],
  args: { demoServices: everyService },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'This is a demo: sign-in, movies and suggestions run in this browser. Nothing you type leaves it.',
      ),
    ).toBeVisible();
  },
});

/** Only some services are the demo's. */
export const PartlyDemo = Live.extend({ args: { demoServices: ['suggestions'] } });

/** An install button beside the other contents. */
export const WithInstallButton = Live.extend({
  args: { installButton },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Install Marquee' })).toBeVisible();
  },
});

/** Only narrow screens have the select. */
export const ChoosesLanguage = Demo.extend({
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByLabelText('Language');
    await expect(select.checkVisibility()).toBe(matchMedia(mediaQueries.narrow).matches);
    await userEvent.selectOptions(select, 'हिन्दी');
    await expect(chooseLanguage).toHaveBeenCalledWith('hindi');
  },
});

/** Opens in a new tab. */
export const LeadsToTheProject = meta.story({
  tags: ['!autodocs'],
  args: { demoServices: [] },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'About the project' });
    await expect(link).toHaveAttribute('href', args.projectUrl);
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** Screens without a select in the header have it in the footer, at every width. */
export const LanguageAlwaysShown = Live.extend({
  args: {
    language: {
      chosen: 'english',
      label: english.header.language,
      isAlwaysShown: true,
      onChoose: chooseLanguage,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toBeVisible();
  },
});

/** Tab reaches the link, the language select and the install button, in this order. */
export const ByKeyboard = LanguageAlwaysShown.extend({
  args: { installButton },
  play: async ({ canvas, userEvent }) => {
    for (const reached of [
      canvas.getByRole('link', { name: 'About the project' }),
      canvas.getByRole('combobox', { name: 'Language' }),
      canvas.getByRole('button', { name: 'Install Marquee' }),
    ]) {
      await userEvent.tab();
      await expect(reached).toHaveFocus();
    }
  },
});
