import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { homeEntry, type HistoryEntry } from '@/domain/historyStep';
import { home, isSameLocation, parseLocation } from '@/domain/location';

const HistoryState = v.object({
  owner: v.string(),
  asked: v.boolean(),
  /** `entriesToPage`, under the name that open tabs have stored. */
  popups: v.number(),
});

/** Stored in `history.state`; links have none. */
type HistoryState = v.InferOutput<typeof HistoryState>;

export function toHistoryState(
  { location, entriesToPage }: HistoryEntry,
  owner: string,
): HistoryState {
  return { owner, asked: location.search?.asked ?? false, popups: entriesToPage };
}

/** A link counts as not asked. The homepage, if the entry belongs to another user. */
export function historyEntryAt(
  { search, state }: Pick<Location<unknown>, 'search' | 'state'>,
  uid: string,
): HistoryEntry {
  const stored = v.safeParse(HistoryState, state);
  if (!stored.success) {
    const location = parseLocation(search);
    return { location, entriesToPage: 0, isOwn: isSameLocation(location, home) };
  }
  const { owner, asked, popups: entriesToPage } = stored.output;
  return owner === uid
    ? { location: parseLocation(search, asked), entriesToPage, isOwn: true }
    : { ...homeEntry, isOwn: false };
}
