import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { identityIsThinking, knows } from '@/demo/vocabulary';
import { openWindowsInPage, windowInPage } from '../support/googleWindow';
import { opensAt, shows } from '../support/page';
import { visitor } from '../support/people';
import type { Player } from '../support/steps';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Auth mode',
  parameters: opensAt('/', 'signedOut'),
  render: showMachinePage(
    'authMode',
    'The two forms and the window of Google, each a way to be let in.',
  ),
});

export const Live = meta.story();

/** A press beside the chart switches the form on the screen. */
export const ToldBesideTheChart = meta.story({
  play: sendsFromChart('auth.switchMode', seesHeading('Sign Up')),
});

export const SignInEditing = meta.story({
  parameters: shows('authMode', { signIn: 'editing' }),
  play: playPathTo(seesHeading('Sign In')),
});

export const SignInSubmitting = meta.story({
  parameters: shows('authMode', { signIn: 'submitting' }),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText('signing in ...')).toBeVisible();
  }),
});

export const SignInChoosingAccount = meta.story({
  parameters: shows('authMode', { signIn: 'choosingAccount' }),
  beforeEach: openWindowsInPage,
  play: playPathTo(seesTheWindow),
});

export const SignInFailed = meta.story({
  parameters: shows('authMode', { signIn: 'failed' }),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText('Email is not valid! Try again.')).toBeVisible();
  }),
});

export const SignInSendingReset = meta.story({
  tags: ['!test'],
  parameters: shows('authMode', { signIn: 'sendingReset' }),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText('Asking for the mail ...')).toBeVisible();
  }),
});

export const SignInResetSent = meta.story({
  tags: ['!test'],
  parameters: shows('authMode', { signIn: 'resetSent' }),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText(/^If there is an account/)).toBeVisible();
  }),
});

export const SignUpEditing = meta.story({
  parameters: shows('authMode', { signUp: 'editing' }),
  play: playPathTo(seesHeading('Sign Up')),
});

export const SignUpSubmitting = meta.story({
  parameters: shows('authMode', { signUp: 'submitting' }),
  beforeEach: ({ msw }) => msw.use(identityIsThinking()),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText('signing up ...')).toBeVisible();
  }),
});

export const SignUpChoosingAccount = meta.story({
  parameters: shows('authMode', { signUp: 'choosingAccount' }),
  beforeEach: openWindowsInPage,
  play: playPathTo(seesTheWindow),
});

export const SignUpFailed = meta.story({
  parameters: shows('authMode', { signUp: 'failed' }),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByText('Name is not valid! Try again.')).toBeVisible();
  }),
});

export const Admitted = meta.story({
  parameters: shows('authMode', 'admitted'),
  beforeEach: ({ msw }) => msw.use(knows(visitor)),
  play: playPathTo(seesOnesName),
});

function seesHeading(name: string) {
  return async ({ canvas }: Player) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  };
}

async function seesTheWindow({ canvas }: Player) {
  await expect(await canvas.findByText('Waiting for the Google window ...')).toBeVisible();
  await expect(await within(await windowInPage()).findByText('Noor Lindqvist')).toBeVisible();
}

async function seesOnesName({ canvas }: Player) {
  await expect(await canvas.findByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
}
