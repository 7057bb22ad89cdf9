import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Header } from '@/components/Header';
import { english } from '@/domain/texts/english';
import { byName } from '../support/controls';
import { longName } from '../support/people';
import { brokenPicture } from '../support/pictures';
import { homeView, searchView } from '../support/pageChrome';

const meta = preview.meta({
  component: Header,
  tags: ['autodocs'],
  argTypes: {
    view: byName({ 'signed out': { kind: 'signedOut' }, home: homeView, 'GPT search': searchView }),
  },
  args: {
    homeUrl: '/login',
    texts: english.header,
    onGoHome: fn(),
    onToggleMode: fn(),
    onSignOut: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'The top of every page: logo, language, mode, sign-out. Tab moves through them in this order. Narrow screens choose the language in the footer.',
      },
    },
  },
});

export const Home = meta.story({
  args: { view: homeView, language: { chosen: 'english', onChoose: fn() } },
});

export const SignedOut = Home.extend({
  tags: ['visual'],
  args: { view: { kind: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

/** In GPT search, the button leads home and there is no language select. */
export const GptSearch = Home.extend({
  tags: ['visual'],
  args: { view: searchView },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Homepage' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

/** The screen shows a shortened name; the accessible name is whole. */
export const LongName = Home.extend({
  tags: ['visual'],
  args: { view: { ...homeView, name: longName } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${longName} (sign out)` })).toBeVisible();
  },
});

export const NoPhoto = Home.extend({ args: { view: { ...homeView, photoURL: null } } });

export const BrokenPhoto = Home.extend({
  args: { view: { ...homeView, photoURL: brokenPicture } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).not.toBeInTheDocument());
  },
});

export const OnPhone = Home.extend({ globals: { viewport: { value: 'smallPhone' } } });

export const ChoosesLanguage = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español');
    await expect(args.language?.onChoose).toHaveBeenCalledWith('spanish');
  },
});

export const TogglesMode = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GPT Search' }));
    await expect(args.onToggleMode).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

export const SignsOut = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Asha Rao (sign out)' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onToggleMode).not.toHaveBeenCalled();
  },
});

/** The parent handles the link. */
export const GoesHome = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    const logo = canvas.getByRole('link', { name: 'Marquee' });
    await expect(logo).toHaveAttribute('href', '/login');
    await userEvent.click(logo);
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = Home.extend({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab to the logo, then to the controls', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Marquee' })).toHaveFocus();
      canvas.getByRole('button', { name: 'GPT Search' }).focus();
    });
    await step('Enter toggles the mode', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onToggleMode).toHaveBeenCalledOnce();
    });
    await step('Sign-out comes last', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Asha Rao (sign out)' })).toHaveFocus();
    });
  },
});
