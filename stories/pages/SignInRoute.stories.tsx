import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  identityAsksFor,
  identityIsDown,
  identityIsThinking,
  identityRefuses,
  knows,
  profileUpdatesFail,
} from '@/demo/vocabulary';
import { english } from '@/domain/texts/entry/english';
import { spanish } from '@/domain/texts/entry/spanish.entry';
import { blockWindows, openWindowsInPage, windowInPage } from '../support/googleWindow';
import { Page } from '../support/Page';
import { opensAt, report, shows } from '../support/page';
import { visitor } from '../support/people';
import {
  expectError,
  expectHelp,
  expectSignedIn,
  forgetPassword,
  submitForm,
  switchToSignUp,
} from '../support/steps';

const meta = preview.meta({
  title: 'Pages/Sign in',
  component: Page,
  parameters: opensAt('/', 'signedOut'),
});

/** The sign-in form of a new visitor. */
export const SignIn = meta.story({
  parameters: shows('authMode', { signIn: 'editing' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByText(/dummy showcase project/)).toBeVisible();
    await expect(canvas.queryByLabelText('Name')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'GPT Search' })).not.toBeInTheDocument();
  },
});

/** A signed-out person is redirected from the movies. */
export const SignedOut = meta.story({
  parameters: { ...opensAt('/browse', 'signedOut'), ...shows('session', { signedOut: 'quiet' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  },
});

/** The provider ended the session, for example because the account is deleted. */
export const SessionEnded = meta.story({
  parameters: { ...opensAt('/browse', 'ended'), ...shows('session', { signedOut: 'ended' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your session has ended. Please sign in again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** The message about the ended session disappears with the first input. */
export const SessionEndedCleared = SessionEnded.extend({
  parameters: shows('session', { signedOut: 'quiet' }),
  play: async (context) => {
    await SessionEnded.play(context);

    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email'), 'a');

    await expect(canvas.queryByText(/session has ended/)).not.toBeInTheDocument();
  },
});

/** The browser fills in a saved email by itself: the message stays. */
export const SessionEndedAutofilled = SessionEnded.extend({
  play: async (context) => {
    await SessionEnded.play(context);

    const { canvas } = context;
    canvas.getByLabelText('Email').dispatchEvent(new Event('input', { bubbles: true }));

    await expect(canvas.getByText(/session has ended/)).toBeVisible();
  },
});

/** An invalid email has an error and the focus; nothing is sent. */
export const InvalidEmail = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  play: async (context) => {
    await submitForm(context, { ...visitor, email: 'asha@example' });

    const { canvas } = context;
    await expectError({ canvas }, 'Email is not valid! Try again.');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(report).not.toHaveBeenCalled();
  },
});

/** An invalid password has an error. */
export const InvalidPassword = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  play: async (context) => {
    await submitForm(context, { ...visitor, password: 'marigold' });

    await expectError(context, 'Password is not valid! Try again.');
  },
});

/** The button is busy until the provider answers. */
export const SigningIn = meta.story({
  parameters: shows('authMode', { signIn: 'submitting' }),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
  play: async (context) => {
    await submitForm(context, visitor);

    await expect(await context.canvas.findByText('signing in ...')).toBeVisible();
  },
});

/** The error of the provider is shown and reported. */
export const WrongPassword = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
  play: async (context) => {
    await submitForm(context, { ...visitor, password: 'Marigold8' });

    await expect(await context.canvas.findByText(/^auth/)).toHaveTextContent(
      'auth/invalid-credential - sign in err - Firebase: Error (auth/invalid-credential).',
    );
    await expect(report.mock.calls).toEqual([['error signing in', expect.any(Error)]]);
    await expectHelp(context, english.authForm.help.noMatch);
  },
});

/** A refused sign-in says what to do next. */
export const SignInRefused = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  play: async (context) => {
    const { noMatch, disabled, tooManyTries } = english.authForm.help;
    for (const [refusal, help] of [
      ['EMAIL_NOT_FOUND', noMatch],
      ['USER_DISABLED', disabled],
      ['INVALID_PASSWORD', noMatch],
      ['TOO_MANY_ATTEMPTS_TRY_LATER', tooManyTries],
    ] as const) {
      await context.step(refusal, async () => {
        context.msw.use(identityRefuses(refusal));
        await submitForm(context, visitor);
        await expectHelp(context, help);
      });
    }
  },
});

/** After a wrong password the email stays; only the password is typed again. */
export const SignedInAgain = WrongPassword.extend({
  parameters: shows('session', { signedIn: 'staying' }),
  play: async (context) => {
    await WrongPassword.play(context);
    await expect(context.canvas.getByLabelText('Email')).toHaveValue(visitor.email);

    await submitForm(context, { password: visitor.password });

    await expectSignedIn(context);
  },
});

/** The error says that the network failed. */
export const SignInOffline = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  beforeEach: ({ msw }) => msw.use(identityIsDown('offline')),
  play: async (context) => {
    await submitForm(context, visitor);

    await expect(
      await context.canvas.findByText(/^auth\/network-request-failed - sign in err - /),
    ).toBeVisible();
    await expectHelp(context, english.authForm.help.offline);
  },
});

/** The demo needs no email to say that it sends none. */
export const ForgotWithoutEmail = meta.story({
  parameters: shows('authMode', { signIn: 'resetSent' }),
  play: async (context) => {
    await forgetPassword(context, ' ');

    const { canvas } = context;
    await expect(await canvas.findByText(/^This demo sends no email/)).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** The demo does not wait for the provider to say that it sends no email. */
export const SendingReset = meta.story({
  parameters: shows('authMode', { signIn: 'sendingReset' }),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
  play: async (context) => {
    await forgetPassword(context, visitor.email);

    await expect(await context.canvas.findByText(/^This demo sends no email/)).toBeVisible();
  },
});

/** The demo says that it sends no email, and keeps the typed email. */
export const ResetSent = meta.story({
  parameters: shows('authMode', { signIn: 'resetSent' }),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
  play: async (context) => {
    await forgetPassword(context, visitor.email);

    const { canvas } = context;
    await expect(await canvas.findByText(/^This demo sends no email/)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(visitor.email);
    await expect(report).not.toHaveBeenCalled();
  },
});

/** The message is the same without an account. */
export const ResetWithoutAccount = ResetSent.extend({
  beforeEach: ({ msw }) => msw.use(identityRefuses('EMAIL_NOT_FOUND')),
});

/** A reset request that fails offline is shown and reported. */
export const ResetOffline = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  beforeEach: ({ msw }) => msw.use(identityIsDown('offline')),
  play: async (context) => {
    await forgetPassword(context, visitor.email);

    await expect(
      await context.canvas.findByText(
        "We couldn't send the email. Check your connection and try again.",
      ),
    ).toBeVisible();
    await expect(report.mock.calls).toEqual([['error sending the reset mail', expect.any(Error)]]);
  },
});

/** A correct password opens the homepage. */
export const SignedIn = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
  play: async (context) => {
    await submitForm(context, visitor);

    await expectSignedIn(context);
  },
});

/** The account chooser is a popup window, here an iframe. */
export const ChoosingAccount = meta.story({
  parameters: shows('authMode', { signIn: 'choosingAccount' }),
  beforeEach: openWindowsInPage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));

    await expect(await canvas.findByText('Waiting for the Google window…')).toBeVisible();
    await expect(await within(await windowInPage()).findByText('Noor Lindqvist')).toBeVisible();
  },
});

/** The account chooser has the language of the page. */
export const ChoosingAccountInHindi = ChoosingAccount.extend({
  globals: { language: 'hindi' },
  parameters: opensAt('/', 'signedOut', { language: 'hindi' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Google से जारी रखें' }));

    const chooser = await windowInPage();
    await expect(await within(chooser).findByText('कोई खाता चुनें')).toBeVisible();
    await expect(chooser.ownerDocument.documentElement).toHaveAttribute('lang', 'hi');
  },
});

/** The chosen Google account is signed in. */
export const GoogleAccountChosen = ChoosingAccount.extend({
  parameters: shows('session', { signedIn: 'staying' }),
  play: async (context) => {
    await ChoosingAccount.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(within(await windowInPage()).getByText('Noor Lindqvist'));

    await expect(
      await canvas.findByRole('button', { name: 'Noor Lindqvist (sign out)' }),
    ).toBeVisible();
  },
});

/** A closed account chooser is an error. */
export const GoogleWindowClosed = ChoosingAccount.extend({
  parameters: shows('authMode', { signIn: 'failed' }),
  play: async (context) => {
    await ChoosingAccount.play(context);

    const { canvas, userEvent } = context;
    await userEvent.click(within(await windowInPage()).getByText('Cancel'));

    await expect(await canvas.findByText(/^auth/)).toHaveTextContent(
      'auth/popup-closed-by-user - google sign in err - Firebase: Error (auth/popup-closed-by-user).',
    );
    await expect(report.mock.calls).toEqual([['error signing in with google', expect.any(Error)]]);
    await expectHelp({ canvas }, english.authForm.help.windowClosed);
  },
});

/** A browser that blocks the account chooser is an error. */
export const GoogleWindowBlocked = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  beforeEach: blockWindows,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));

    await expect(
      await canvas.findByText(/^auth\/popup-blocked - google sign in err - /),
    ).toBeVisible();
    await expectHelp({ canvas }, english.authForm.help.windowBlocked);
  },
});

/** The sign-up form also asks for a name. */
export const SignUp = meta.story({
  parameters: shows('authMode', { signUp: 'editing' }),
  play: async (context) => {
    await switchToSignUp(context);

    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
});

/** Switching the mode empties the fields and the error. */
export const SwitchedBack = meta.story({
  parameters: shows('authMode', { signIn: 'editing' }),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, { ...visitor, name: 'A' });

    const { canvas, userEvent } = context;
    await expectError({ canvas }, 'Name is not valid! Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Already a customer! Sign in' }));

    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** An invalid name has an error. */
export const InvalidName = meta.story({
  parameters: shows('authMode', { signUp: 'failed' }),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, { ...visitor, name: 'Asha R2' });

    await expectError(context, 'Name is not valid! Try again.');
  },
});

/** The button is busy until the account exists. */
export const SigningUp = meta.story({
  parameters: shows('authMode', { signUp: 'submitting' }),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, visitor);

    await expect(await context.canvas.findByText('signing up ...')).toBeVisible();
  },
});

/** The email of an existing account has an error and the focus. */
export const EmailTaken = meta.story({
  parameters: shows('authMode', { signUp: 'failed' }),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, visitor);

    await expect(await context.canvas.findByText(/^auth/)).toHaveTextContent(
      'auth/email-already-in-use - sign UP err - Firebase: Error (auth/email-already-in-use).',
    );
    await expect(context.canvas.getByLabelText('Email')).toBeInvalid();
    await expect(context.canvas.getByLabelText('Email')).toHaveFocus();
    await expect(report.mock.calls).toEqual([['error signing up', expect.any(Error)]]);
    await expectHelp(context, english.authForm.help.taken);
  },
});

/** The field that the provider refuses has an error and the focus. */
export const FieldRefused = meta.story({
  parameters: shows('authMode', { signUp: 'failed' }),
  play: async (context) => {
    await switchToSignUp(context);
    for (const [refusal, field] of [
      ['WEAK_PASSWORD : Password should be at least 6 characters', 'Password'],
      ['INVALID_EMAIL', 'Email'],
    ] as const) {
      await context.step(refusal, async () => {
        context.msw.use(identityRefuses(refusal));
        await submitForm(context, visitor);
        await waitFor(() => expect(context.canvas.getByLabelText(field)).toBeInvalid());
        await expect(context.canvas.getByLabelText(field)).toHaveFocus();
      });
    }
  },
});

/** The requirements of the provider’s password policy are listed. */
export const PasswordPolicy = meta.story({
  parameters: shows('authMode', { signUp: 'failed' }),
  beforeEach: ({ msw }) => msw.use(identityAsksFor({ minLength: 12, symbol: true })),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, visitor);

    const { canvas } = context;
    await expect(
      await canvas.findByText(/^auth\/password-does-not-meet-requirements - sign UP err - /),
    ).toBeVisible();
    const requirements = within(canvas.getByRole('alert')).getAllByRole('listitem');
    await expect(requirements.map(({ textContent }) => textContent)).toEqual([
      'at least 12 characters',
      'a symbol',
    ]);
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

/** The provider allows no new accounts. */
export const SignUpDisallowed = meta.story({
  parameters: shows('authMode', { signUp: 'failed' }),
  beforeEach: ({ msw }) => msw.use(identityRefuses('OPERATION_NOT_ALLOWED')),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, visitor);

    await expect(
      await context.canvas.findByText(/^auth\/operation-not-allowed - sign UP err - /),
    ).toBeVisible();
  },
});

/** Google also works from the sign-up form. */
export const ChoosingAccountAtSignUp = meta.story({
  parameters: shows('authMode', { signUp: 'choosingAccount' }),
  beforeEach: openWindowsInPage,
  play: async (context) => {
    await switchToSignUp(context);
    await ChoosingAccount.play(context);
  },
});

/** The header shows the name before the provider saves it. */
export const UpdatingProfile = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  beforeEach: ({ msw }) => msw.use(profileUpdatesFail('never'), knows()),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, visitor);

    await expectSignedIn(context);
  },
});

/** A failed profile update is reported; the name stays. */
export const ProfileUpdateFailed = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  beforeEach: ({ msw }) => msw.use(profileUpdatesFail(), knows()),
  play: async (context) => {
    await switchToSignUp(context);
    await submitForm(context, visitor);

    await expectSignedIn(context);
    await waitFor(() =>
      expect(report.mock.calls).toEqual([['Error in updating the profile', expect.any(Error)]]),
    );
  },
});

/** A corrected field loses its error. */
export const CorrectedEmail = InvalidEmail.extend({
  parameters: shows('authMode', { signIn: 'editing' }),
  play: async (context) => {
    await InvalidEmail.play(context);

    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Email'), '.com');

    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(canvas.getByLabelText('Email')).not.toBeInvalid();
  },
});

/** A guest gets a demo account with an invented name, email and password. */
export const Guest = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Look around as a guest' }));

    await expect(await canvas.findByRole('button', { name: 'Guest (sign out)' })).toBeVisible();
  },
});

/** Browsers have no `randomUUID` on insecure pages. */
export const GuestOfInsecurePage = Guest.extend({
  beforeEach: () => {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    return () => Reflect.deleteProperty(crypto, 'randomUUID');
  },
});

/** The form stays as it is until the guest has an account. */
export const GuestSigningUp = meta.story({
  parameters: shows('authMode', { signIn: 'signingUpGuest' }),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), visitor.email);

    await userEvent.click(canvas.getByRole('button', { name: 'Look around as a guest' }));

    await expect(await canvas.findByText('signing in ...')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign In');
    await expect(canvas.getByLabelText('Email')).toHaveValue(visitor.email);
  },
});

/** The slideshow shows a movie and a button that pauses it. */
export const SlideshowPlaying = meta.story({
  parameters: shows('slideshow', 'playing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Now showing:')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
  },
});

/** The button stops the pictures. */
export const SlideshowPaused = meta.story({
  parameters: shows('slideshow', 'paused'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the pictures' }));
    await expect(canvas.getByRole('button', { name: 'Play the pictures' })).toHaveFocus();
  },
});

/** The pictures stay paused in another language. */
export const SlideshowPausedInSpanish = SlideshowPaused.extend({
  globals: { language: 'spanish' },
  play: async (context) => {
    await SlideshowPaused.play(context);
    const { canvas, userEvent } = context;

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Español');

    await expect(await canvas.findByText(spanish.slideshow.nowShowing)).toBeVisible();
    await expect(canvas.getByRole('button', { name: spanish.slideshow.play })).toBeVisible();
  },
});

/** The pictures wait while the page is hidden. */
export const SlideshowSuspended = meta.story({
  parameters: shows('slideshow', 'suspended'),
  beforeEach: () => () => Reflect.deleteProperty(document, 'hidden'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pause the pictures' });

    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  },
});

/** One picture, and nothing to pause. */
export const SlideshowWithReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Now showing:')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /pictures/ })).not.toBeInTheDocument();
  },
});
