/**
 * The promise's own outcome, unless the signal is aborted first: then it rejects with the signal's
 * reason, even where what was asked does not listen to signals.
 */
export function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    const done = () => signal.removeEventListener('abort', abort);

    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(done);
  });
}
