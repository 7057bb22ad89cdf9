/** A part of the app that has not loaded by then has failed. */
export const loadTimeoutMs = 20_000;

/** Rejects after this time: a module can stay pending while the connection stalls. */
export function within<Value>(ms: number, loading: Promise<Value>): Promise<Value> {
  return unlessAborted(loading, AbortSignal.timeout(ms));
}

/** Rejects with the signal's reason on abort, even if the promise ignores the signal. */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    const cleanUp = () => signal.removeEventListener('abort', abort);

    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(cleanUp);
  });
}
