import { useEffect } from 'react';
import { useServices } from '../services/Services';
import { onUserChange } from './onUserChange';

/** Reloads when another user signs in, so that nothing of the previous user stays in memory. */
export function useReloadOnUserChange(uid: string) {
  const { authenticator } = useServices();
  useEffect(
    () =>
      onUserChange(uid, authenticator.cachedUser, () => {
        // Hide the page immediately, because the reload takes time.
        document.body.hidden = true;
        location.replace(location.pathname);
      }),
    [uid, authenticator],
  );
}
