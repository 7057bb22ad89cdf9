import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectButton, expectHeading, expectText } from '../support/checks';
import { opensAt } from '../support/page';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('session');

const meta = preview.meta({ title: 'Machines/Session', ...machinePage });

export const Live = meta.story();

export const SentFromChart = meta.story(
  sentFromChart(['session.signOut → signedIn.signingOut'], expectHeading('Sign In')),
);

export const Unknown = meta.story(
  inState(
    { restoring: 'unknown' },
    ['start → restoring.unknown'],
    async ({ canvas }) => {
      await expect(await canvas.findByRole('main', { busy: true })).toBeInTheDocument();
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    },
    { page: opensAt('/browse', 'unknown') },
  ),
);

export const Remembered = meta.story(
  inState(
    { restoring: 'remembered' },
    ['start → restoring.remembered'],
    expectButton('Asha Rao (sign out)'),
    {
      page: opensAt('/browse', 'remembered'),
    },
  ),
);

export const SignedOut = meta.story(
  inState(
    { signedOut: 'quiet' },
    ['start → restoring.unknown', 'session.changed: signed out → signedOut.quiet'],
    expectHeading('Sign In'),
    {
      page: opensAt('/browse', 'signedOut'),
    },
  ),
);

/** The account was deleted meanwhile. */
export const Ended = meta.story(
  inState(
    { signedOut: 'ended' },
    ['start → restoring.remembered', 'session.changed: signed out → signedOut.ended'],
    expectText('Your session has ended. Please sign in again.'),
    {
      page: opensAt('/browse', 'ended'),
    },
  ),
);

export const Staying = meta.story(
  inState(
    { signedIn: 'staying' },
    ['start → restoring.remembered', 'session.changed: Asha Rao → signedIn.staying'],
    expectButton('Asha Rao (sign out)'),
  ),
);

/** A remembered person signs out before the provider has loaded; the sign-out waits. */
export const SigningOut = meta.story(
  inState(
    { signedIn: 'signingOut' },
    ['start → restoring.remembered', 'session.signOut → signedIn.signingOut'],
    expectButton('Asha Rao (sign out)'),
    {
      page: opensAt('/browse', 'remembered'),
    },
  ),
);
