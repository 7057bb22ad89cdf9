import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { parseLocation, type BrowseLocation } from '@/domain/location';

export interface HistoryEntry {
  readonly location: BrowseLocation;
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
  { location, openedOverParent }: HistoryEntry,
  owner: string,
): HistoryState {
  return { owner, asked: location.search?.asked ?? false, openedOverParent };
}

/** A link counts as not asked. `undefined` if the entry belongs to another user. */
export function historyEntryAt(
  { search, state }: Pick<Location<unknown>, 'search' | 'state'>,
  userId: string,
): HistoryEntry | undefined {
  const stored = v.safeParse(HistoryState, state);
  if (!stored.success) return { location: parseLocation(search), openedOverParent: false };
  const { owner, asked, openedOverParent } = stored.output;
  return owner === userId
    ? { location: parseLocation(search, asked), openedOverParent }
    : undefined;
}
