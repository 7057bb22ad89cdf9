import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectHeading, expectText } from '../support/checks';
import { identityIsThinking, knows } from '@/demo/vocabulary';
import { openWindowsInPage, windowInPage } from '../support/googleWindow';
import { opensAt } from '../support/page';
import { visitor } from '../support/people';
import type { PlayContext } from '../support/steps';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('authMode', {
  page: opensAt('/', 'signedOut'),
});

const meta = preview.meta({ title: 'Machines/Auth mode', ...machinePage });

export const Live = meta.story();

export const SignInEditing = meta.story(
  inState({ signIn: 'editing' }, ['start → signIn.editing'], expectHeading('Sign In')),
);

export const SignInSubmitting = meta.story({
  ...inState(
    { signIn: 'submitting' },
    ['start → signIn.editing', 'auth.submit: filled in → signIn.submitting'],
    ignores(
      'signing in ...',
      'Look around as a guest',
      'Forgot password?',
      'Continue with Google',
      'Not registered yet! Sign up now',
    ),
  ),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
});

export const SignInSigningUpGuest = meta.story({
  ...inState(
    { signIn: 'signingUpGuest' },
    ['start → signIn.editing', 'auth.continueAsGuest → signIn.signingUpGuest'],
    ignores(
      'signing in ...',
      'Look around as a guest',
      'Forgot password?',
      'Continue with Google',
      'Not registered yet! Sign up now',
    ),
  ),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
});

export const SignInChoosingAccount = meta.story({
  ...inState(
    { signIn: 'choosingAccount' },
    ['start → signIn.editing', 'auth.continueWithGoogle → signIn.choosingAccount'],
    expectGoogleWindow,
  ),
  beforeEach: openWindowsInPage,
});

export const SignInFailed = meta.story(
  inState(
    { signIn: 'failed' },
    ['start → signIn.editing', 'auth.submit: empty → signIn.failed'],
    expectText('Email is not valid! Try again.'),
  ),
);

export const SignInSendingReset = meta.story({
  ...inState(
    { signIn: 'sendingReset' },
    ['start → signIn.editing', 'auth.forgotPassword: filled in → signIn.sendingReset'],
    ignores(/^This demo sends no email/, 'Forgot password?'),
  ),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
});

export const SignInResetSent = meta.story({
  ...inState(
    { signIn: 'resetSent' },
    [
      'start → signIn.editing',
      'auth.forgotPassword: filled in → signIn.sendingReset',
      'sendPasswordReset is done → signIn.resetSent',
    ],
    expectText(/^This demo sends no email/),
  ),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
});

export const SignUpEditing = meta.story(
  inState(
    { signUp: 'editing' },
    ['start → signIn.editing', 'auth.switchMode → signUp.editing'],
    expectHeading('Sign Up'),
  ),
);

export const SignUpSubmitting = meta.story({
  ...inState(
    { signUp: 'submitting' },
    [
      'start → signIn.editing',
      'auth.switchMode → signUp.editing',
      'auth.submit: filled in → signUp.submitting',
    ],
    ignores('signing up ...', 'Continue with Google', 'Already a customer! Sign in'),
  ),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
});

export const SignUpChoosingAccount = meta.story({
  ...inState(
    { signUp: 'choosingAccount' },
    [
      'start → signIn.editing',
      'auth.switchMode → signUp.editing',
      'auth.continueWithGoogle → signUp.choosingAccount',
    ],
    expectGoogleWindow,
  ),
  beforeEach: openWindowsInPage,
});

export const SignUpFailed = meta.story(
  inState(
    { signUp: 'failed' },
    [
      'start → signIn.editing',
      'auth.switchMode → signUp.editing',
      'auth.submit: empty → signUp.failed',
    ],
    expectText('Name is not valid! Try again.'),
  ),
);

export const SentFromChart = meta.story({
  ...sentFromChart(
    [
      'auth.switchMode → signUp.editing',
      'auth.continueWithGoogle → signUp.choosingAccount',
      'signInWithGoogle fails → signUp.failed',
    ],
    expectCorrectedByTyping,
  ),
  beforeEach: openWindowsInPage,
});

/** Typing keeps the error of the provider; it ends the error of the field. */
async function expectCorrectedByTyping({ canvas, userEvent }: PlayContext) {
  const alert = await canvas.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent('google sign in err'));
  await userEvent.type(canvas.getByLabelText('Name'), visitor.name);
  await expect(alert).toHaveTextContent('google sign in err');

  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
  await waitFor(() => expect(alert).toHaveTextContent('Email is not valid! Try again.'));
  await userEvent.type(canvas.getByLabelText('Email'), visitor.email);
  await waitFor(() => expect(alert).toBeEmptyDOMElement());
}

/** The text stays, because a busy form ignores its buttons. */
function ignores(text: string | RegExp, ...buttons: readonly string[]) {
  return async (screen: PlayContext) => {
    await expectText(text)(screen);
    for (const name of buttons) {
      await screen.userEvent.click(screen.canvas.getByRole('button', { name }));
    }
    await expectText(text)(screen);
  };
}

async function expectGoogleWindow({ canvas }: PlayContext) {
  await expect(await canvas.findByText('Waiting for the Google window…')).toBeVisible();
  await expect(await within(await windowInPage()).findByText('Noor Lindqvist')).toBeVisible();
}
