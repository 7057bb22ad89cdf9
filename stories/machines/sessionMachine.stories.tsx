import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { opensAt, shows } from '../support/page';
import { showMachinePage } from '../tooling/showMachinePage';
import { sendsFromChart, playPathTo } from '../tooling/playPathTo';

const meta = preview.meta({
  title: 'Machines/Session',
  parameters: opensAt('/browse'),
  render: showMachinePage('session', 'Who is there, as the identity provider tells it.'),
});

export const Live = meta.story();

/** A press beside the chart signs out on the screen. */
export const ToldBesideTheChart = meta.story({
  play: sendsFromChart('session.signOut', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  }),
});

export const Unknown = meta.story({
  parameters: { ...opensAt('/browse', 'unknown'), ...shows('session', { restoring: 'unknown' }) },
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('main', { busy: true })).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  }),
});

export const Remembered = meta.story({
  parameters: {
    ...opensAt('/browse', 'remembered'),
    ...shows('session', { restoring: 'remembered' }),
  },
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
  }),
});

export const SignedOut = meta.story({
  parameters: { ...opensAt('/browse', 'signedOut'), ...shows('session', { signedOut: 'quiet' }) },
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  }),
});

/** The account was deleted while the person was away. */
export const Ended = meta.story({
  parameters: { ...opensAt('/browse', 'ended'), ...shows('session', { signedOut: 'ended' }) },
  play: playPathTo(async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your session has ended. Please sign in again.'),
    ).toBeVisible();
  }),
});

export const Staying = meta.story({
  parameters: shows('session', { signedIn: 'staying' }),
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
  }),
});

/** Whoever is only remembered can sign out too; the provider, not there yet, keeps it waiting. */
export const SigningOut = meta.story({
  parameters: {
    ...opensAt('/browse', 'remembered'),
    ...shows('session', { signedIn: 'signingOut' }),
  },
  play: playPathTo(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
  }),
});
