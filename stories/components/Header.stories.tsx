import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Header } from '@/components/Header';
import { english } from '@/domain/texts/english';
import { examplesOf } from '../docs/examplesOf';
import { byName } from '../support/controls';
import { longName } from '../support/people';
import { brokenPicture } from '../support/pictures';
import { homeView, searchView } from '../support/pageChrome';

/**
 * ## When to use
 *
 * Once, at the top of each page.
 *
 * ## When not to use
 *
 * Inside the content of a page.
 *
 * ## Anatomy
 *
 * 1. Logo, a link to the homepage
 * 2. Language select on the homepage, on wide screens
 * 3. Switch between homepage and GPT Search
 * 4. Person and sign-out
 *
 * ## Keyboard
 *
 * - **Tab**: through them in this order
 * - **Enter**: presses them
 *
 * ## Content
 *
 * - The switch names the screen to which it leads.
 * - A long name is cut on the screen; its accessible name is whole.
 *
 * @summary The top of every page: logo, language, mode, sign-out.
 */
const meta = preview.meta({
  component: Header,
  tags: ['autodocs', 'manifest'],
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
    ...examplesOf(
      Header,
      { why: 'Name the person who is signed in.', width: '100%', args: [{ view: homeView }] },
      {
        why: 'Use a general word. On a shared computer it matters who it is.',
        width: '100%',
        args: [{ view: { ...homeView, name: 'My account' } }],
      },
    ),
  },
});

/** On the homepage. */
export const Home = meta.story({
  args: { view: homeView, language: { chosen: 'english', onChoose: fn() } },
});

/** Only the logo. */
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

/** The screen shows a shortened name; the accessible name is whole. Page translators leave it. */
export const LongName = Home.extend({
  tags: ['visual'],
  args: { view: { ...homeView, name: longName } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `${longName} (sign out)` })).toBeVisible();
    const name = canvas.getByText(longName);
    await expect(name).toHaveAttribute('translate', 'no');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
});

/** An Arabic name is written from the right, and shortened at its end. */
export const ArabicName = Home.extend({
  tags: ['visual'],
  args: { view: { ...homeView, name: 'عبد الرحمن بن محمد الفهيم العمري' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/عبد الرحمن/);
    await expect(getComputedStyle(name).direction).toBe('rtl');
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  },
});

/** A drawn face stands for the person. */
export const NoPhoto = Home.extend({ args: { view: { ...homeView, photoURL: null } } });

/** A photo that does not load becomes a drawn face. */
export const BrokenPhoto = Home.extend({
  args: { view: { ...homeView, photoURL: brokenPicture } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).not.toBeInTheDocument());
  },
});

/** Calls onChoose with the language. */
export const ChoosesLanguage = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'Español');
    await expect(args.language?.onChoose).toHaveBeenCalledWith('spanish');
  },
});

/** Calls onToggleMode once, and does not sign out. */
export const TogglesMode = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'GPT Search' }));
    await expect(args.onToggleMode).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

/** The second click of a double click does not switch back. */
export const DoubleClicked = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'GPT Search' }));
    await expect(args.onToggleMode).toHaveBeenCalledOnce();
  },
});

/** Calls onSignOut once, and does not change the mode. */
export const SignsOut = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Asha Rao (sign out)' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.onToggleMode).not.toHaveBeenCalled();
  },
});

/** A spinner takes the place of the photo. Further presses do nothing. */
export const SigningOut = Home.extend({
  tags: ['visual'],
  args: { view: { ...homeView, isSigningOut: true } },
  play: async ({ args, canvas, userEvent }) => {
    const signOut = canvas.getByRole('button', { name: 'Asha Rao (sign out)' });
    await expect(signOut).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(signOut);
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

/** The logo calls onGoHome once in place of following its link. */
export const GoesHome = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    const logo = canvas.getByRole('link', { name: 'Marquee' });
    await expect(logo).toHaveAttribute('href', '/login');
    await userEvent.click(logo);
    await expect(args.onGoHome).toHaveBeenCalledOnce();
  },
});

/** Ctrl and a click open the logo’s link in another tab and do not call onGoHome. */
export const OpensElsewhere = Home.extend({
  play: async ({ args, canvas, userEvent }) => {
    // The tab would stay open.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{Control>}');
    await userEvent.click(canvas.getByRole('link', { name: 'Marquee' }));
    await userEvent.keyboard('{/Control}');
    await expect(args.onGoHome).not.toHaveBeenCalled();
  },
});

/** Tab reaches the logo, the mode and the sign-out in this order; Enter presses. */
export const ByKeyboard = Home.extend({
  args: { language: undefined },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Tab to the logo', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Marquee' })).toHaveFocus();
    });
    await step('Tab to the mode; Enter toggles it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'GPT Search' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onToggleMode).toHaveBeenCalledOnce();
    });
    await step('Tab to the sign-out; Enter signs out', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Asha Rao (sign out)' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSignOut).toHaveBeenCalledOnce();
    });
  },
});
