import { useEffect } from 'react';
import { useServices } from '../services/Services';
import { onUserChange } from './onUserChange';
import { SessionActor } from './SessionActor';

/**
 * Reloads when this user has signed out elsewhere or another signs in, so that nothing of the
 * previous user stays in memory. A change of tab does not interrupt a sign-out on this page.
 */
export function useReloadOnUserChange(uid: string) {
  const { authenticator } = useServices();
  const session = SessionActor.useActorRef();
  useEffect(
    () =>
      onUserChange(uid, authenticator.cachedUser, (stored, eventType) => {
        const isSigningOut = session.getSnapshot().matches({ signedIn: 'signingOut' });
        if (isSigningOut && stored === null && eventType === 'visibilitychange') return;
        // Hide the page immediately, because the reload takes time.
        document.body.hidden = true;
        location.replace(location.pathname);
      }),
    [uid, authenticator, session],
  );
}
