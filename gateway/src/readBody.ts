export class TooLongError extends Error {}

/**
 * Yields the pieces of a body until it ends. Throws the signal's reason on abort.
 *
 * The signal of `fetch` is not enough: on Node 20 and 22 it no longer reaches the body after a
 * garbage collection. Cancelling our own reader closes the connection.
 */
export async function* readPieces(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener('abort', cancel);
  try {
    for (;;) {
      signal.throwIfAborted();
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/**
 * @throws {TooLongError} if it is longer than `maxBytes`; the rest is not read.
 * @throws {TypeError} if it is not UTF-8.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes, signal }: { readonly maxBytes: number; readonly signal: AbortSignal },
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for await (const bytes of readPieces(body, signal)) {
    length += bytes.byteLength;
    if (length > maxBytes) throw new TooLongError(`The body is longer than ${maxBytes} bytes.`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
