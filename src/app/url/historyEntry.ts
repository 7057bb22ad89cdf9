import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { parseLocation, type BrowseLocation } from '@/domain/location';

/** A place in the history of this browser's window. */
export interface HistoryEntry {
  readonly place: BrowseLocation;
  /** Whether the entry before it is the same place without the popup. */
  readonly openedOverParent: boolean;
}

const HistoryState = v.object({
  owner: v.string(),
  asked: v.boolean(),
  openedOverParent: v.boolean(),
});

/** What the history keeps beside an address, so that one's own entries are told from links. */
export type HistoryState = v.InferOutput<typeof HistoryState>;

export function toHistoryState(
  { place, openedOverParent: openedOverParent }: HistoryEntry,
  owner: string,
): HistoryState {
  return { owner, asked: place.search?.asked ?? false, openedOverParent };
}

/**
 * What this person finds at an address: in a link nothing was asked; an entry of somebody else, who
 * was signed in here before, is none of their business, and `undefined`.
 */
export function historyEntryAt(
  { search, state }: Pick<Location<unknown>, 'search' | 'state'>,
  person: string,
): HistoryEntry | undefined {
  const mark = v.safeParse(HistoryState, state);
  if (!mark.success) return { place: parseLocation(search), openedOverParent: false };
  const { owner, asked, openedOverParent } = mark.output;
  return owner === person
    ? { place: parseLocation(search, asked), openedOverParent: openedOverParent }
    : undefined;
}
