import { useEffect } from 'react';
import type { Movie } from '@/domain/movie';
import { PopupActor } from './PopupActor';

export function useRenewPopup(movies: readonly Movie[]) {
  const popup = PopupActor.useActorRef();
  useEffect(() => popup.send({ type: 'popup.renew', movies }), [popup, movies]);
}
