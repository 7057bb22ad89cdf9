/** More came than may. */
export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/**
 * The whole of a body as text.
 * @throws {TooLong} as soon as it is longer than `most` bytes; the rest is not read.
 * @throws {TypeError} where it is not UTF-8.
 */
export async function boundedText(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for await (const bytes of body ?? []) {
    length += bytes.byteLength;
    if (length > most) throw new TooLong(`More than ${most} bytes came.`);
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}
