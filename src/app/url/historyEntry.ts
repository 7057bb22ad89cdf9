import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { parseLocation, type BrowseLocation } from '@/domain/location';

export interface HistoryEntry {
  readonly place: BrowseLocation;
  /** The previous entry is the same location without the popup. */
  readonly openedOverParent: boolean;
}

const HistoryState = v.object({
  owner: v.string(),
  asked: v.boolean(),
  openedOverParent: v.boolean(),
});

/** Stored in `history.state`; links have none. */
export type HistoryState = v.InferOutput<typeof HistoryState>;

export function toHistoryState(
  { place, openedOverParent: openedOverParent }: HistoryEntry,
  owner: string,
): HistoryState {
  return { owner, asked: place.search?.asked ?? false, openedOverParent };
}

/** A link counts as not asked. `undefined` if the entry belongs to another user. */
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
