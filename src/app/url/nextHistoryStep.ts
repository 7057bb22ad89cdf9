import { isSamePlace, isSameSearch, type Place } from '@/domain/location';
import type { Entry } from './historyEntry';

export type Step =
  | { readonly kind: 'stay' | 'back' }
  | { readonly kind: 'push' | 'replace'; readonly entry: Entry };

/**
 * How the history follows from an entry to a place, so that Back closes the popup or leaves the
 * search: what was opened over a place goes back there when it is closed, a form that nobody has
 * sent becomes the search that is sent from it, and everything else is an entry of its own.
 */
export function nextStep({ place, over }: Entry, to: Place): Step {
  if (isSamePlace(place, to)) return { kind: 'stay' };
  if (isSameSearch(place, to)) return stepInFront(place, over, to);

  const fillsForm = place.search !== null && !place.search.asked && to.search !== null;
  return { kind: fillsForm ? 'replace' : 'push', entry: { place: to, over: false } };
}

/** The search, or the homepage, stays; what stands in front of it changes. */
function stepInFront(place: Place, over: boolean, to: Place): Step {
  if (place.movieId === to.movieId) return { kind: 'replace', entry: { place: to, over } };
  if (to.movieId !== null) {
    return { kind: 'push', entry: { place: to, over: place.movieId === null } };
  }
  return over ? { kind: 'back' } : { kind: 'replace', entry: { place: to, over: false } };
}
