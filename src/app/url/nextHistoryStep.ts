import { isSameLocation, isSameSearch, type BrowseLocation } from '@/domain/location';
import type { HistoryEntry } from './historyEntry';

export type HistoryStep =
  | { readonly kind: 'stay' | 'back' }
  | { readonly kind: 'push' | 'replace'; readonly entry: HistoryEntry };

/** Closing a popup goes back; submitting replaces the unsent form; everything else pushes. */
export function nextHistoryStep(
  { place, openedOverParent: openedOverParent }: HistoryEntry,
  to: BrowseLocation,
): HistoryStep {
  if (isSameLocation(place, to)) return { kind: 'stay' };
  if (isSameSearch(place, to)) return stepInFront(place, openedOverParent, to);

  const fillsForm = place.search !== null && !place.search.asked && to.search !== null;
  return { kind: fillsForm ? 'replace' : 'push', entry: { place: to, openedOverParent: false } };
}

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
