import { useCallback } from 'react';
import type { Movie } from '@/domain/movie';
import { PopupActor } from './PopupActor';

export function useShowInfo(): (movie: Movie) => void {
  const popup = PopupActor.useActorRef();
  return useCallback((movie: Movie) => popup.send({ type: 'popup.show', movie }), [popup]);
}
