import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { expectButton, expectHeading, expectText } from '../support/checks';
import { opensAt } from '../support/page';
import { inspectorStore } from '../tooling/inspectorStore';
import { machineStories } from '../tooling/machineStories';

const { machinePage, inState, sentFromChart } = machineStories('session');

const meta = preview.meta({ title: 'Machines/Session', ...machinePage });

export const Live = meta.story();

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

export const SentFromChart = meta.story(
  sentFromChart(
    [
      'watchSession fails → signedIn.staying',
      'session.changed: signed out → signedOut.ended',
      'session.acknowledge → signedOut.quiet',
      'session.signedOutElsewhere → signedOut.quiet',
    ],
    expectHeading('Sign In'),
    { setUp: untilConfirmed },
  ),
);

/** The provider confirms a sign-out. */
export const SignedOutFromChart = meta.story(
  sentFromChart(
    ['session.signOut → signedIn.signingOut', 'signOut is done → signedOut.quiet'],
    expectHeading('Sign In'),
    { page: opensAt('/browse', 'remembered') },
  ),
);

/** No user is stored, and the provider has a session. */
export const RestoredFromChart = meta.story(
  sentFromChart(
    ['session.changed: Asha Rao → signedIn.staying'],
    expectButton('Asha Rao (sign out)'),
    { page: opensAt('/browse', 'unknown') },
  ),
);

/** The provider does not answer, and nobody is remembered. */
export const FailedFromChart = meta.story(
  sentFromChart(['session.watchFailed → signedOut.quiet'], expectHeading('Sign In'), {
    page: opensAt('/browse', 'unknown'),
  }),
);

/** The identity provider has confirmed the remembered person. */
async function untilConfirmed() {
  await waitFor(() =>
    expect(inspectorStore.machine('session')?.snapshot.matches('signedIn')).toBe(true),
  );
}
