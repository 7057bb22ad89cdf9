/** The body is longer than allowed. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/**
 * The pieces of a body until it ends or the signal is aborted; then it throws the signal's reason.
 *
 * It does not rely on the signal that `fetch` was given: after a garbage collection Node 20 and 22 no
 * longer pass that on to the body. Our own reader cancels the body, which closes the connection.
 */
export async function* readPieces(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
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
 * The whole body as text.
 * @throws {TooLongError} as soon as it is longer than `maxBytes`; the rest is not read.
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
