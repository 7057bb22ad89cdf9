import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine, type SessionNews } from '@/machines/sessionMachine';
import type { Services } from '../Services';

export const SessionActor = createActorContext(sessionMachine);

/** Plugs the identity provider into the session. */
export function wireSession({ authenticator, loadKeeper, report }: Services) {
  return sessionMachine.provide({
    actors: {
      watchSession: fromCallback(({ sendBack }) => {
        const tell = (news: SessionNews) => sendBack(news);
        return authenticator.watch(
          (user) => tell({ type: 'session.changed', user }),
          (cause) => tell({ type: 'session.unreachable', cause }),
        );
      }),
      signOut: fromPromise(({ signal }) => authenticator.signOut({ signal })),
    },
    actions: {
      clearKept: () =>
        void loadKeeper()
          .then((keeper) => keeper?.forgetPerson())
          .catch((cause: unknown) => report('error letting go of what was kept', cause)),
      updateProfile: () =>
        void authenticator
          .updateProfile()
          .catch((cause: unknown) => report('Error in updating the profile', cause)),
      reportFailure: (_, { cause }) => report('error reaching the identity provider', cause),
    },
  });
}
