import * as v from 'valibot';
import { homeEntry, type HistoryEntry } from '@/domain/historyStep';
import { home, isSameLocation, parseLocation } from '@/domain/location';
import type { PageLocation } from '../history/PageHistory';

const HistoryState = v.object({
  owner: v.string(),
  asked: v.boolean(),
  popups: v.number(),
});

/** The state of a history entry; links have none. */
export type HistoryState = v.InferOutput<typeof HistoryState>;

export function toHistoryState({ location, popups }: HistoryEntry, owner: string): HistoryState {
  return { owner, asked: location.search?.asked ?? false, popups };
}

/** A link counts as not asked. The homepage, if the entry belongs to another user. */
export function historyEntryAt(
  { search, state }: Pick<PageLocation, 'search' | 'state'>,
  userId: string,
): HistoryEntry {
  const stored = v.safeParse(HistoryState, state);
  if (!stored.success) {
    const location = parseLocation(search);
    return { location, popups: 0, isOwn: isSameLocation(location, home) };
  }
  const { owner, asked, popups } = stored.output;
  return owner === userId
    ? { location: parseLocation(search, asked), popups, isOwn: true }
    : { ...homeEntry, isOwn: false };
}
