import { isSameLocation, isSameSearch, type BrowseLocation } from '@/domain/location';
import type { HistoryEntry } from './historyEntry';

export type HistoryStep =
  | { readonly kind: 'stay' | 'back' }
  | { readonly kind: 'push' | 'replace'; readonly entry: HistoryEntry };

/**
 * How the history follows from an entry to a place, so that Back closes the popup or leaves the
 * search: what was opened openedOverParent a place goes back there when it is closed, a form that nobody has
 * sent becomes the search that is sent from it, and everything else is an entry of its own.
 */
export function nextHistoryStep(
  { place, openedOverParent: openedOverParent }: HistoryEntry,
  to: BrowseLocation,
): HistoryStep {
  if (isSameLocation(place, to)) return { kind: 'stay' };
  if (isSameSearch(place, to)) return stepInFront(place, openedOverParent, to);

  const fillsForm = place.search !== null && !place.search.asked && to.search !== null;
  return { kind: fillsForm ? 'replace' : 'push', entry: { place: to, openedOverParent: false } };
}

/** The search, or the homepage, stays; what stands in front of it changes. */
function stepInFront(
  place: BrowseLocation,
  openedOverParent: boolean,
  to: BrowseLocation,
): HistoryStep {
  if (place.movieId === to.movieId)
    return { kind: 'replace', entry: { place: to, openedOverParent: openedOverParent } };
  if (to.movieId !== null) {
    return { kind: 'push', entry: { place: to, openedOverParent: place.movieId === null } };
  }
  return openedOverParent
    ? { kind: 'back' }
    : { kind: 'replace', entry: { place: to, openedOverParent: false } };
}
