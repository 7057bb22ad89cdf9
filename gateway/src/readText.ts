/** More came than may. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/**
 * The whole of a body as text.
 * @throws {TooLongError} as soon as it is longer than `most` bytes; the rest is not read.
 * @throws {TypeError} where it is not UTF-8.
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for await (const bytes of body ?? []) {
    length += bytes.byteLength;
    if (length > most) throw new TooLongError(`More than ${most} bytes came.`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
