import * as v from 'valibot';
import { getItem } from './storage';

/** What is stored of this user. `undefined` if it belongs to another user or is unreadable. */
export function storedOf<Stored extends { readonly uid: string }>(
  uid: string,
  schema: v.GenericSchema<unknown, Stored>,
  key: string,
  storage?: () => Storage,
): Stored | undefined {
  try {
    const stored = v.parse(schema, JSON.parse(getItem(key, storage) ?? ''));
    return stored.uid === uid ? stored : undefined;
  } catch {
    return undefined;
  }
}
