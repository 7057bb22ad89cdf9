import { home, isSameLocation, isSameSearch, type BrowseLocation } from './location';

export interface HistoryEntry {
  readonly location: BrowseLocation;
  /** The previous entry is the same location without the popup. */
  readonly openedOverParent: boolean;
  /** False for a link and for an entry of another user. */
  readonly isOwn: boolean;
}

export type HistoryStep =
  | { readonly kind: 'stay' }
  | { readonly kind: 'push' | 'replace' | 'back'; readonly entry: HistoryEntry };

export const homeEntry = ownEntry(home);

/**
 * Brings the history to a location. Closing a popup goes back; submitting replaces the unsent form;
 * everything else pushes. An entry that is not the user's own is first replaced by one that is.
 */
export function nextHistoryStep(
  { location, openedOverParent, isOwn }: HistoryEntry,
  to: BrowseLocation,
): HistoryStep {
  if (!isOwn) return { kind: 'replace', entry: ownEntry(location, openedOverParent) };
  if (isSameLocation(location, to)) return { kind: 'stay' };
  if (isSameSearch(location, to)) return popupStep(location, openedOverParent, to);

  const fillsForm = location.search !== null && !location.search.asked && to.search !== null;
  return { kind: fillsForm ? 'replace' : 'push', entry: ownEntry(to) };
}

function popupStep(
  from: BrowseLocation,
  openedOverParent: boolean,
  to: BrowseLocation,
): HistoryStep {
  if (from.movieId === to.movieId) {
    return { kind: 'replace', entry: ownEntry(to, openedOverParent) };
  }
  if (to.movieId !== null) return { kind: 'push', entry: ownEntry(to, from.movieId === null) };
  return { kind: openedOverParent ? 'back' : 'replace', entry: ownEntry(to) };
}

export function ownEntry(location: BrowseLocation, openedOverParent = false): HistoryEntry {
  return { location, openedOverParent, isOwn: true };
}
