import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { AuthForm, type AuthError, type AuthFormView } from '@/components/AuthForm';
import type { AuthMode } from '@/domain/session';
import { english } from '@/domain/texts/english';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { examplesOf } from '../docs/examplesOf';
import { byName } from '../support/controls';
import { visitor } from '../support/people';
import { formWidth, sized } from '../support/sized';

const { name, email, password } = visitor;

const refused = english.authForm.failure(
  'signIn',
  'auth/invalid-credential',
  'Firebase: Error (auth/invalid-credential).',
);

/**
 * ## When to use
 *
 * On the sign-in page.
 *
 * ## When not to use
 *
 * To change an existing account. To ask for a password again.
 *
 * ## Anatomy
 *
 * 1. Note about the demo
 * 2. Title
 * 3. Fields with labels
 * 4. Error line with the requirements of the provider
 * 5. Submit button
 * 6. Google, guest and switch of mode
 *
 * ## Keyboard
 *
 * - **Tab**: fields, show password, forgot password, submit, Google, guest, switch of mode
 * - **Enter**: submits from any field
 *
 * ## Content
 *
 * - The error line shows code and message of the provider. One more sentence says what to do.
 * - An invalid field gets the focus and the error as its description.
 * - The answer to a reset does not reveal whether an account exists.
 *
 * @summary The sign-in and sign-up form.
 */
const meta = preview.meta({
  component: AuthForm,
  tags: ['autodocs', 'manifest'],
  decorators: [sized(formWidth)],
  argTypes: {
    view: byName({
      hydrating: { mode: 'signIn', status: 'hydrating' },
      'sign in': { mode: 'signIn', status: 'editing' },
      'sign up': { mode: 'signUp', status: 'editing' },
      submitting: { mode: 'signIn', status: 'submitting' },
      failed: failed('signIn', { message: english.authForm.invalid.email, field: 'email' }),
      'session ended': { mode: 'signIn', status: 'sessionEnded' },
      'waiting for Google': { mode: 'signIn', status: 'waitingForGoogle' },
      'sending reset': { mode: 'signIn', status: 'sendingReset' },
      'reset sent': { mode: 'signIn', status: 'resetSent' },
    }),
  },
  args: {
    texts: english.authForm,
    onSubmit: fn(),
    onForgotPassword: fn(),
    onSwitchMode: fn(),
    others: { onContinueWithGoogle: fn(), onApproachGoogle: fn() },
  },
  parameters: {
    layout: 'centered',
    ...examplesOf(
      AuthForm,
      {
        why: 'Add a sentence that says what to do to the error of the provider.',
        args: [
          { view: failed('signIn', { message: refused, help: english.authForm.help.noMatch }) },
        ],
      },
      {
        why: 'Leave a visitor alone with a code.',
        args: [{ view: failed('signIn', { message: refused }) }],
      },
    ),
  },
});

/** Email, password and the ways in. */
export const SignIn = meta.story({ args: { view: { mode: 'signIn', status: 'editing' } } });

/** The prerendered page: fields can be filled in, but buttons do nothing yet. */
export const Hydrating = SignIn.extend({
  args: { view: { mode: 'signIn', status: 'hydrating' } },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAccessibleDescription(
      english.authForm.gettingReady,
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeEnabled();
    await expect(canvas.getByLabelText('Password')).toBeEnabled();
  },
});

/** Also asks for a name and shows the password rules. */
export const SignUp = meta.story({ args: { view: { mode: 'signUp', status: 'editing' } } });

/** The invalid field has the focus and an error description. */
export const InvalidName = SignUp.extend({
  tags: ['visual'],
  args: { view: failed('signUp', { message: english.authForm.invalid.name, field: 'name' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Name is not valid! Try again.');
  },
});

/** The email has the focus and the error. */
export const InvalidEmail = SignIn.extend({
  args: { view: failed('signIn', { message: english.authForm.invalid.email, field: 'email' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Email is not valid! Try again.');
  },
});

/** The password has the focus and the error. */
export const InvalidPassword = SignIn.extend({
  args: {
    view: failed('signIn', { message: english.authForm.invalid.password, field: 'password' }),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Password is not valid! Try again.');
  },
});

/** An invalid new password still shows the rules. */
export const InvalidNewPassword = SignUp.extend({
  args: {
    view: failed('signUp', { message: english.authForm.invalid.password, field: 'password' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /^Password is not valid! Try again\. Your password needs/,
    );
  },
});

/** If the password meets the rules, the error replaces them. */
export const RefusedNewPassword = SignUp.extend({
  args: {
    view: failed('signUp', {
      message: english.authForm.failure(
        'signUp',
        'auth/email-already-in-use',
        'Firebase: Error (auth/email-already-in-use).',
      ),
      field: 'email',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Your password needs')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await expect(canvas.queryByText('Your password needs')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Password')).not.toHaveAccessibleDescription();
  },
});

/** Shows the code and message of the identity provider. */
export const Refused = SignIn.extend({
  tags: ['visual'],
  args: { view: failed('signIn', { message: refused }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'auth/invalid-credential - sign in err - Firebase: Error (auth/invalid-credential).',
    );
  },
});

/** Lists the requirements of the provider’s password policy. */
export const RefusedByPolicy = SignUp.extend({
  tags: ['visual'],
  args: {
    view: failed('signUp', {
      message: english.authForm.failure(
        'signUp',
        'auth/password-does-not-meet-requirements',
        'Firebase: Missing password requirements: [Password must contain at least 12 characters, Password must contain a non-alphanumeric character] (auth/password-does-not-meet-requirements).',
      ),
      requirements: english.authForm.policyRequirements({
        minLength: 12,
        maxLength: 64,
        symbol: true,
      }),
    }),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(
      'Choose a password with' + 'at least 12 characters' + 'at most 64 characters' + 'a symbol',
    );
  },
});

/** The Google window was closed before an account was chosen. */
export const RefusedByGoogle = SignIn.extend({
  args: {
    view: failed('signIn', {
      message: english.authForm.failure(
        'google',
        'auth/popup-closed-by-user',
        'Firebase: Error (auth/popup-closed-by-user).',
      ),
    }),
  },
});

/** The provider ended the session, without a sign-out. */
export const SessionEnded = SignIn.extend({
  args: { view: { mode: 'signIn', status: 'sessionEnded' }, onEdit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** A pending form submits nothing more. */
export const SigningIn = SignIn.extend({
  tags: ['visual'],
  args: { view: { mode: 'signIn', status: 'submitting' } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Press the button again', () =>
      userEvent.click(canvas.getByRole('button', { name: 'signing in ...' })),
    );
    await step('Press Enter in a field', () =>
      userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}'),
    );
    await step('Nothing is submitted', () => expect(args.onSubmit).not.toHaveBeenCalled());
  },
});

/** A second press submits nothing. */
export const SigningUp = SignUp.extend({
  args: { view: { mode: 'signUp', status: 'submitting' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'signing up ...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The Google window is open; the form still works. */
export const WaitingForGoogle = SignIn.extend({
  tags: ['visual'],
  args: { view: { mode: 'signIn', status: 'waitingForGoogle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the Google window…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
});

/** The reset mail is being requested; the form still works. */
export const SendingReset = SignIn.extend({
  args: { view: { mode: 'signIn', status: 'sendingReset' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending the email…').parentElement).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeVisible();
  },
});

/** The text does not reveal whether an account exists. */
export const ResetSent = SignIn.extend({
  tags: ['visual'],
  args: { view: { mode: 'signIn', status: 'resetSent' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^If there is an account with this email/).parentElement,
    ).toHaveRole('status');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** The live region of the reset exists before its texts, so a screen reader announces both. */
export const AnnouncesReset = SignIn.extend({
  render: function Resetting(args) {
    const [status, setStatus] = useState<'editing' | 'sendingReset' | 'resetSent'>('editing');
    return (
      <AuthForm
        {...args}
        view={{ mode: 'signIn', status }}
        onForgotPassword={() => setStatus(status === 'editing' ? 'sendingReset' : 'resetSent')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const regions = canvas.getAllByRole('status');
    const button = canvas.getByRole('button', { name: 'Forgot password?' });
    await userEvent.click(button);
    await expect(regions).toContain(canvas.getByText('Sending the email…').parentElement);
    await userEvent.click(button);
    const sent = canvas.getByText(/^If there is an account with this email/);
    await expect(regions).toContain(sent.parentElement);
  },
});

/** The reset mail could not be requested: an error says so. */
export const ResetUnsent = SignIn.extend({
  args: { view: failed('signIn', { message: english.authForm.resetUnsent }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "We couldn't send the email. Check your connection and try again.",
    );
  },
});

/** Calls onForgotPassword with the typed email, and submits nothing. */
export const ForgetsPassword = SignIn.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onForgotPassword).toHaveBeenCalledWith(email);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Sign-up has no password to forget. */
export const NothingToForget = SignUp.extend({
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: 'Forgot password?' }),
    ).not.toBeInTheDocument();
  },
});

/** Autocomplete attributes for password managers. */
export const FilledInByPasswordManagers = SignIn.extend({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  },
});

/** Phones write names with capitals, and emails as they are typed. */
export const Capitalised = SignUp.extend({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('autocapitalize', 'words');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocapitalize', 'none');
  },
});

/** Password managers offer a new password. */
export const FilledInAtSignUp = SignUp.extend({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
});

/** A new language keeps the focus. */
export const TranslatedError = SignIn.extend({
  render: function Translating(args) {
    const [texts, setTexts] = useState(english.authForm);
    return (
      <>
        <AuthForm
          {...args}
          texts={texts}
          view={failed('signIn', { message: texts.invalid.email, field: 'email' })}
        />
        <button type="button" onClick={() => setTexts(spanish.authForm)}>
          Español
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const other = canvas.getByRole('button', { name: 'Español' });
    await userEvent.click(other);
    await expect(canvas.getByRole('alert')).toHaveTextContent(spanish.authForm.invalid.email);
    await expect(other).toHaveFocus();
  },
});

/** Submits exactly what was typed, once. */
export const SendsSignIn = SignIn.extend({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Fill in the fields', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
      await userEvent.type(canvas.getByLabelText('Password'), password);
    });
    await step('Press the button', () =>
      userEvent.click(canvas.getByRole('button', { name: 'Sign In' })),
    );
    await step('The parent receives the credentials once', async () => {
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith({ name: '', email, password });
    });
  },
});

/** Tab moves between fields; Enter submits. */
export const SendsSignUpByKeyboard = SignUp.extend({
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Type one field after the other', async () => {
      await userEvent.tab();
      await userEvent.keyboard(name);
      await userEvent.tab();
      await userEvent.keyboard(email);
      await userEvent.tab();
      await userEvent.keyboard(password);
    });
    await step('The password field has the focus', () =>
      expect(canvas.getByLabelText('Password')).toHaveFocus(),
    );
    await step('Enter sends the form', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith({ name, email, password });
    });
  },
});

/** Tab reaches everything. A field comes before the buttons beside it. */
export const TabOrder = SignIn.extend({
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByLabelText('Password'),
      canvas.getByRole('button', { name: 'Show password' }),
      canvas.getByRole('button', { name: 'Forgot password?' }),
      canvas.getByRole('button', { name: 'Sign In' }),
      canvas.getByRole('button', { name: 'Continue with Google' }),
      canvas.getByRole('button', { name: 'Not registered yet! Sign up now' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
});

/** An empty form is submitted too: the form does not validate. */
export const SendsEmpty = SignIn.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '', email: '', password: '' });
  },
});

/** Pasted texts are submitted too. */
export const SendsPasted = SignIn.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.paste(email);
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste(password);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '', email, password });
  },
});

/** An error keeps the typed texts. */
export const KeepsTextsWhenRefused = SignIn.extend({
  render: function Refusing(args) {
    const [view, setView] = useState(args.view);
    const message = english.authForm.invalid.email;
    return (
      <AuthForm
        {...args}
        view={view}
        onSubmit={() => setView(failed('signIn', { message, field: 'email' }))}
      />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const emailField = canvas.getByRole('textbox', { name: 'Email' });
    const passwordField = canvas.getByLabelText('Password');
    await step('Type, and send', async () => {
      await userEvent.type(emailField, 'asha@');
      await userEvent.type(passwordField, `${password}{Enter}`);
    });
    await step('The form shows an error', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Email is not valid! Try again.');
      await waitFor(() => expect(emailField).toHaveFocus());
    });
    await step('Both texts are still there', async () => {
      await expect(emailField).toHaveValue('asha@');
      await expect(passwordField).toHaveValue(password);
    });
  },
});

/** Calls onSwitchMode once, and submits nothing. */
export const SwitchesMode = SignIn.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not registered yet! Sign up now' }));
    await expect(args.onSwitchMode).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The second click of a double click does not switch back. */
export const SwitchDoubleClicked = SignIn.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(
      canvas.getByRole('button', { name: 'Not registered yet! Sign up now' }),
    );
    await expect(args.onSwitchMode).toHaveBeenCalledOnce();
  },
});

/** Switching the mode empties all fields. */
export const SwitchEmptiesFields = SignIn.extend({
  render: function Switching(args) {
    const [mode, setMode] = useState(args.view.mode);
    return (
      <AuthForm
        {...args}
        view={{ mode, status: 'editing' }}
        onSwitchMode={() => setMode(mode === 'signIn' ? 'signUp' : 'signIn')}
      />
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('Type into the sign-in form', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
      await userEvent.type(canvas.getByLabelText('Password'), password);
    });
    await step('Switch: the fields are empty', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Not registered yet! Sign up now' }),
      );
      await expect(canvas.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
      await expect(canvas.getByLabelText('Password')).toHaveValue('');
    });
    await step('Type a name and switch back', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), name);
      await userEvent.click(canvas.getByRole('button', { name: 'Already a customer! Sign in' }));
      await expect(canvas.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    });
  },
});

/** Calls onContinueWithGoogle once, and submits nothing. */
export const ContinuesWithGoogle = SignIn.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.others.onContinueWithGoogle).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A hover over the Google button calls onApproachGoogle once, for preloading. */
export const ApproachesGoogle = SignIn.extend({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.others.onApproachGoogle).toHaveBeenCalledOnce();
    await expect(args.others.onContinueWithGoogle).not.toHaveBeenCalled();
  },
});

/** The keyboard focus approaches the Google button as a pointer does. */
export const ApproachesGoogleByKeyboard = SignIn.extend({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const google = canvas.getByRole('button', { name: 'Continue with Google' });
    for (let tabs = 0; tabs < 10 && document.activeElement !== google; tabs += 1) {
      await userEvent.tab();
    }
    await expect(google).toHaveFocus();
    await expect(args.others.onApproachGoogle).toHaveBeenCalledOnce();
    await expect(args.others.onContinueWithGoogle).not.toHaveBeenCalled();
  },
});

/** Below an error of the provider, one sentence says what to do. */
export const WithHelp = SignIn.extend({
  args: {
    view: failed('signIn', {
      message: english.authForm.failure('signIn', 'auth/invalid-credential', 'Firebase: Error.'),
      help: english.authForm.help.noMatch,
    }),
  },
  play: async ({ canvas }) => {
    const help = canvas.getByText(english.authForm.help.noMatch);
    await expect(help).toHaveRole('status');
    await expect(help).toBeVisible();
  },
});

/** Only the demo has guests. */
export const Demo = SignIn.extend({
  tags: ['visual'],
  args: { others: { onContinueWithGoogle: fn(), onContinueAsGuest: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('To sign up, any made-up email and password will do.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look around as a guest' }));
    await expect(args.others.onContinueAsGuest).toHaveBeenCalledOnce();
  },
});

/** The demo says that it sends no mail. */
export const DemoReset = Demo.extend({
  args: { view: { mode: 'signIn', status: 'resetSent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This demo sends no email/)).toBeVisible();
  },
});

function failed(mode: AuthMode, error: AuthError): AuthFormView {
  return { mode, status: 'failed', error };
}

/** The same error is announced again after another attempt: the message is a new element. */
export const RefusedAgain = SignIn.extend({
  tags: ['!autodocs'],
  args: { view: failed('signIn', { message: english.authForm.invalid.email, field: 'email' }) },
  play: async ({ canvas, userEvent }) => {
    const message = () => canvas.getByText(english.authForm.invalid.email);
    const first = message();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(message()).toBeVisible();
  },
});

/** Asked for again with the same invalid email, a reset announces the same message again. */
export const ResetRefusedAgain = RefusedAgain.extend({
  play: async ({ canvas, userEvent }) => {
    const message = () => canvas.getByText(english.authForm.invalid.email);
    const first = message();
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(message()).toBeVisible();
  },
});
