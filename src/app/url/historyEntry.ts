import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { placeIn, type Place } from '@/domain/location';

/** A place in the history of this browser's window. */
export interface Entry {
  readonly place: Place;
  /** Whether the entry before it is the same place without the popup. */
  readonly over: boolean;
}

const Mark = v.object({ owner: v.string(), asked: v.boolean(), over: v.boolean() });

/** What the history keeps beside an address, so that one's own entries are told from links. */
export type Mark = v.InferOutput<typeof Mark>;

export function markOf({ place, over }: Entry, owner: string): Mark {
  return { owner, asked: place.search?.asked ?? false, over };
}

/**
 * What this person finds at an address: in a link nothing was asked; an entry of somebody else, who
 * was signed in here before, is none of their business, and `undefined`.
 */
export function entryAt(
  { search, state }: Pick<Location<unknown>, 'search' | 'state'>,
  person: string,
): Entry | undefined {
  const mark = v.safeParse(Mark, state);
  if (!mark.success) return { place: placeIn(search), over: false };
  const { owner, asked, over } = mark.output;
  return owner === person ? { place: placeIn(search, asked), over } : undefined;
}
