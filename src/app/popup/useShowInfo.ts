import { useCallback } from 'react';
import type { Movie } from '@/domain/movie';
import { PopupActor } from './PopupActor';

/** The way to open the popup on a movie; it stays the same from one drawing to the next. */
export function useShowInfo(): (movie: Movie) => void {
  const popup = PopupActor.useActorRef();
  return useCallback((movie: Movie) => popup.send({ type: 'popup.show', movie }), [popup]);
}
