import { unlessAborted } from './unlessAborted';

/** A part of the app that has not loaded by then has failed. */
export const loadTimeoutMs = 20_000;

/** Rejects after this time: a module can stay pending while the connection stalls. */
export function within<Value>(ms: number, loading: Promise<Value>): Promise<Value> {
  return unlessAborted(loading, AbortSignal.timeout(ms));
}
