import { createActorContext } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import {
  sessionMachine,
  type SessionActorEvent,
  type SessionSnapshot,
} from '@/machines/sessionMachine';
import type { Services } from '../services/Services';

export const SessionActor = createActorContext(sessionMachine);

/** Access to `/browse`. A remembered user has it before the provider answers. */
export function toAccess(session: SessionSnapshot): 'granted' | 'denied' | 'unknown' {
  if (session.matches('signedOut')) return 'denied';
  return session.matches({ restoring: 'unknown' }) ? 'unknown' : 'granted';
}

const messages = {
  watching: 'error reaching the identity provider',
  signOut: 'error signing out',
} as const;

export function wireSession({ authenticator, offlineCache, report }: Services) {
  return sessionMachine.provide({
    actors: {
      watchSession: fromCallback(({ sendBack }) => {
        const isStored = () => authenticator.cachedUser() !== null;
        // Stays false if storage is denied or full: the session is in memory only.
        let wasStored = isStored();
        let isRemovedElsewhere = false;
        // The SDK does not say why the session ended.
        const checkRemoval = () => {
          isRemovedElsewhere = !isStored() && (wasStored || isRemovedElsewhere);
        };
        window.addEventListener('storage', checkRemoval);
        const stop = authenticator.watch(
          (user) => {
            wasStored = isStored();
            isRemovedElsewhere &&= !wasStored;
            sendBack(
              (isRemovedElsewhere && !user
                ? { type: 'session.signedOutElsewhere' }
                : { type: 'session.changed', user }) satisfies SessionActorEvent,
            );
            isRemovedElsewhere &&= user !== null;
          },
          (cause) => sendBack({ type: 'session.watchFailed', cause } satisfies SessionActorEvent),
        );
        return () => {
          window.removeEventListener('storage', checkRemoval);
          stop();
        };
      }),
      signOut: fromPromise(({ signal }) => authenticator.signOut({ signal })),
    },
    actions: {
      clearPersonalData: () =>
        void offlineCache
          .load()
          .then((cache) => cache?.clearPersonalData())
          .catch((cause: unknown) => report('error deleting personal data', cause)),
      updateProfile: () =>
        void authenticator
          .updateProfile()
          .catch((cause: unknown) => report('Error in updating the profile', cause)),
      reportFailure: (_, { during, cause }) => report(messages[during], cause),
    },
  });
}
