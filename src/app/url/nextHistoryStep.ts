import { isSameLocation, isSameSearch, type BrowseLocation } from '@/domain/location';
import type { HistoryEntry } from './historyEntry';

export type HistoryStep =
  | { readonly kind: 'stay' | 'back' }
  | { readonly kind: 'push' | 'replace'; readonly entry: HistoryEntry };

/** Closing a popup goes back; submitting replaces the unsent form; everything else pushes. */
export function nextHistoryStep(
  { location, openedOverParent }: HistoryEntry,
  to: BrowseLocation,
): HistoryStep {
  if (isSameLocation(location, to)) return { kind: 'stay' };
  if (isSameSearch(location, to)) return popupStep(location, openedOverParent, to);

  const fillsForm = location.search !== null && !location.search.asked && to.search !== null;
  return { kind: fillsForm ? 'replace' : 'push', entry: { location: to, openedOverParent: false } };
}

function popupStep(
  from: BrowseLocation,
  openedOverParent: boolean,
  to: BrowseLocation,
): HistoryStep {
  if (from.movieId === to.movieId)
    return { kind: 'replace', entry: { location: to, openedOverParent } };
  if (to.movieId !== null) {
    return { kind: 'push', entry: { location: to, openedOverParent: from.movieId === null } };
  }
  return openedOverParent
    ? { kind: 'back' }
    : { kind: 'replace', entry: { location: to, openedOverParent: false } };
}
