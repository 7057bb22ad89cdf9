import { unlessAborted } from './unlessAborted';

/** Rejects after this time: a module can stay pending while the connection stalls. */
export function within<Value>(ms: number, loading: Promise<Value>): Promise<Value> {
  return unlessAborted(loading, AbortSignal.timeout(ms));
}
