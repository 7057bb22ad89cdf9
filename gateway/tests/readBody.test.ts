import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { readPieces, readText, TooLongError } from '../src/readBody';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const { signal } = new AbortController();

/** A body of the given pieces that then stays open. */
function openBody(...pieces: readonly Uint8Array[]) {
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
    },
    cancel,
  });
  return { body, cancel };
}

function wholeBody(...pieces: readonly Uint8Array[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

describe('readPieces', () => {
  it('cancels the body and throws the reason when the signal aborts a pending read', async () => {
    const controller = new AbortController();
    const { body, cancel } = openBody(bytesOf('Heat'));
    const pieces = readPieces(body, controller.signal);
    await pieces.next();
    const pending = pieces.next();
    const reason = new Error('left');

    controller.abort(reason);

    await expect(pending).rejects.toBe(reason);
    expect(cancel).toHaveBeenCalledExactlyOnceWith(reason);
  });

  it('cancels the body and forgets the signal when the reader stops early', async () => {
    const controller = new AbortController();
    const { body, cancel } = openBody(bytesOf('Heat'));

    for await (const piece of readPieces(body, controller.signal)) {
      expect(piece).toEqual(bytesOf('Heat'));
      break;
    }

    expect(cancel).toHaveBeenCalledOnce();
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('reads nothing when the signal is aborted already', async () => {
    const reason = new Error('left');
    const { body, cancel } = openBody(bytesOf('Heat'));

    await expect(readPieces(body, AbortSignal.abort(reason)).next()).rejects.toBe(reason);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is empty without a body', async () => {
    expect((await readPieces(null, signal).next()).done).toBe(true);
  });
});

describe('readText', () => {
  it('accepts a body of the longest length and no longer one', async () => {
    const text = 'x'.repeat(8);
    expect(await readText(wholeBody(bytesOf(text)), { maxBytes: 8, signal })).toBe(text);

    const tooLong = readText(wholeBody(bytesOf(text), bytesOf('x')), { maxBytes: 8, signal });
    await expect(tooLong).rejects.toThrow(TooLongError);
    await expect(tooLong).rejects.toThrow('The body is longer than 8 bytes.');
  });

  it('reads characters that are cut in two, and rejects half a character', async () => {
    const bytes = bytesOf('🐈');
    const [start, end] = [bytes.slice(0, 2), bytes.slice(2)];

    expect(await readText(wholeBody(start, end), { maxBytes: 8, signal })).toBe('🐈');
    await expect(readText(wholeBody(start), { maxBytes: 8, signal })).rejects.toThrow(TypeError);
  });
});
