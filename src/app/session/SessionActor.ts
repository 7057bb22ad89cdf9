import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { sessionMachine, type SessionActorEvent } from '@/machines/sessionMachine';
import type { Services } from '../services/Services';

export const SessionActor = createActorContext(sessionMachine);

const failed = {
  watch: 'error reaching the identity provider',
  signOut: 'error signing out',
} as const;

export function wireSession({
  authenticator,
  loadOfflineCache: loadOfflineCache,
  report,
}: Services) {
  return sessionMachine.provide({
    actors: {
      watchSession: fromCallback(({ sendBack }) => {
        const tell = (news: SessionActorEvent) => sendBack(news);
        let isRemovedElsewhere = false;
        // The SDK does not say why the session ended.
        const look = () => {
          isRemovedElsewhere = !authenticator.cachedUser();
        };
        window.addEventListener('storage', look);
        const stop = authenticator.watch(
          (user) => {
            isRemovedElsewhere &&= !authenticator.cachedUser();
            tell(
              isRemovedElsewhere && !user
                ? { type: 'session.signedOutElsewhere' }
                : { type: 'session.changed', user },
            );
          },
          (cause) => tell({ type: 'session.watchFailed', cause }),
        );
        return () => {
          window.removeEventListener('storage', look);
          stop();
        };
      }),
      signOut: fromPromise(({ signal }) => authenticator.signOut({ signal })),
    },
    actions: {
      clearPersonalCache: () =>
        void loadOfflineCache()
          .then((keeper) => keeper?.clearPersonalData())
          .catch((cause: unknown) => report('error deleting personal data', cause)),
      updateProfile: () =>
        void authenticator
          .updateProfile()
          .catch((cause: unknown) => report('Error in updating the profile', cause)),
      reportFailure: (_, { during, cause }) => report(failed[during], cause),
    },
  });
}
