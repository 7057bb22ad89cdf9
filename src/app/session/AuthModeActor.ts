import { fromPromise } from 'xstate';
import { authModeMachine } from '@/machines/authModeMachine';
import type { Services } from '../services/Services';

const messages = {
  signIn: 'error signing in',
  signUp: 'error signing up',
  google: 'error signing in with google',
  reset: 'error sending the reset mail',
} as const;

export function wireAuthMode({ authenticator, report }: Services) {
  return authModeMachine.provide({
    actors: {
      signIn: fromPromise(({ input, signal }) => authenticator.signIn(input, { signal })),
      signUp: fromPromise(({ input, signal }) => authenticator.signUp(input, { signal })),
      signInWithGoogle: fromPromise(({ signal }) => authenticator.signInWithGoogle({ signal })),
      sendPasswordReset: fromPromise(({ input, signal }) =>
        authenticator.sendPasswordReset(input.email, { signal }),
      ),
    },
    actions: {
      prepareGoogle: () => authenticator.prepareGoogle(),
      reportFailure: (_, { during, cause }) => report(messages[during], cause),
    },
  });
}
