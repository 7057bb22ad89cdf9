import { home, isSameLocation, isSameSearch, type BrowseLocation } from './location';

export interface HistoryEntry {
  readonly location: BrowseLocation;
  /** How many entries back the page without a popup is; 0 if it is not in the history. */
  readonly entriesToPage: number;
  /** False for a link and for an entry of another user. */
  readonly isOwn: boolean;
}

type HistoryStep =
  | { readonly kind: 'stay' }
  | { readonly kind: 'push' | 'replace' | 'back'; readonly entry: HistoryEntry };

export const homeEntry = ownEntry(home);

/**
 * Brings the history to a location. Closing a popup goes back to its page; submitting replaces the
 * unsent form; everything else pushes. An entry that is not the user's own is first replaced by one
 * that is.
 */
export function nextHistoryStep(
  { location, entriesToPage, isOwn }: HistoryEntry,
  to: BrowseLocation,
): HistoryStep {
  if (!isOwn) return { kind: 'replace', entry: ownEntry(location, entriesToPage) };
  if (isSameLocation(location, to)) return { kind: 'stay' };
  if (isSameSearch(location, to)) return popupStep(location, entriesToPage, to);

  const fillsForm = location.search !== null && !location.search.asked && to.search !== null;
  return { kind: fillsForm ? 'replace' : 'push', entry: ownEntry(to) };
}

function popupStep(from: BrowseLocation, entriesToPage: number, to: BrowseLocation): HistoryStep {
  if (from.movieId === to.movieId) return { kind: 'replace', entry: ownEntry(to, entriesToPage) };
  if (to.movieId !== null) {
    const below = from.movieId === null ? 1 : entriesToPage && entriesToPage + 1;
    return { kind: 'push', entry: ownEntry(to, below) };
  }
  return { kind: entriesToPage > 0 ? 'back' : 'replace', entry: ownEntry(to, entriesToPage) };
}

export function ownEntry(location: BrowseLocation, entriesToPage = 0): HistoryEntry {
  return { location, entriesToPage, isOwn: true };
}
