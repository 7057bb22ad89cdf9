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
