import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../tests/support/deferred';
import { sharedStreams, type StreamReader } from '../src/sharedStreams';

async function all<Piece>({ next }: StreamReader<Piece>): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for (let piece = await next(); piece !== undefined; piece = await next()) pieces.push(piece);
  return pieces;
}

describe('sharedStreams', () => {
  it('has nothing to join before a stream starts or after it ends', async () => {
    const streams = sharedStreams<string>();
    expect(streams.join('a')).toBeUndefined();

    const reader = streams.start('a', async function* () {
      yield 'Heat';
    });
    expect(streams.join('b')).toBeUndefined();
    expect(await all(reader)).toEqual(['Heat']);

    expect(streams.join('a')).toBeUndefined();
  });

  it('replays everything to a late reader', async () => {
    const streams = sharedStreams<string>();
    const go = deferred<void>();
    const first = streams.start('a', async function* () {
      yield 'Heat';
      await go.promise;
      yield 'Ronin';
    });
    expect(await first.next()).toBe('Heat');

    const second = streams.join('a');
    go.resolve();

    expect(await all(first)).toEqual(['Ronin']);
    expect(second && (await all(second))).toEqual(['Heat', 'Ronin']);
  });

  it('fails for every reader after the values before the failure', async () => {
    const streams = sharedStreams<string>();
    const reader = streams.start('a', async function* () {
      yield 'Heat';
      throw new Error('away');
    });

    expect(await reader.next()).toBe('Heat');
    await expect(reader.next()).rejects.toThrow('away');
    await expect(reader.next()).rejects.toThrow('away');
  });

  it('aborts the stream once, when the last reader leaves', () => {
    const streams = sharedStreams<string>();
    const aborted = vi.fn();
    const first = streams.start('a', async function* (signal) {
      signal.addEventListener('abort', aborted);
      await new Promise(() => {});
      yield 'Heat';
    });
    const second = streams.join('a');

    first.leave();
    first.leave();
    expect(aborted).not.toHaveBeenCalled();
    second?.leave();
    expect(aborted).toHaveBeenCalledOnce();
    expect(streams.join('a')).toBeUndefined();
  });

  it('keeps a newer stream of the same key when the old one ends late', async () => {
    const streams = sharedStreams<string>();
    const late = deferred<void>();
    streams
      .start('a', async function* () {
        await late.promise;
        yield 'old';
      })
      .leave();
    const held = deferred<void>();
    streams.start('a', async function* () {
      await held.promise;
      yield 'new';
    });
    late.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    held.resolve();

    expect(await streams.join('a')?.next()).toBe('new');
  });

  it('stops all streams with one reason', async () => {
    const streams = sharedStreams<string>();
    const waiting = async function* (signal: AbortSignal) {
      yield 'Heat';
      await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    const readers = ['a', 'b'].map((key) => streams.start(key, waiting));
    await Promise.all(readers.map(({ next }) => next()));

    streams.stopAll(new Error('restarting'));

    for (const { next } of readers) await expect(next()).rejects.toThrow('restarting');
  });

  it('tells its readers at once, even while the stopped stream still cleans up', async () => {
    const streams = sharedStreams<string>();
    const reader = streams.start('a', async function* () {
      yield 'Heat';
      await new Promise(() => {});
    });
    expect(await reader.next()).toBe('Heat');
    const next = reader.next();

    streams.stopAll(new Error('restarting'));

    await expect(next).rejects.toThrow('restarting');
    expect(streams.join('a')).toBeUndefined();
  });
});
