import { EventEmitter, once } from 'node:events';

export interface StreamReader<Piece> {
  /** Undefined at the end. Throws the stream's error. */
  next(): Promise<Piece | undefined>;
  /** The last reader to leave aborts the stream. */
  leave(): void;
}

interface Shared<Piece> {
  readonly pieces: Piece[];
  readonly stop: AbortController;
  readers: number;
  end?: { readonly cause?: unknown };
  /** Emits `change` after each piece and at the end. */
  readonly changes: EventEmitter;
}

/** Streams by key. A reader that joins an open stream reads it from the start. */
export function sharedStreams<Piece>() {
  const open = new Map<string, Shared<Piece>>();

  function readerOf(shared: Shared<Piece>): StreamReader<Piece> {
    let at = 0;
    let hasLeft = false;
    shared.readers += 1;
    return {
      async next() {
        while (at === shared.pieces.length && !shared.end) await once(shared.changes, 'change');
        if (at < shared.pieces.length) return shared.pieces[at++];
        if (shared.end && 'cause' in shared.end) throw shared.end.cause;
        return undefined;
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        shared.readers -= 1;
        if (shared.readers > 0) return;
        shared.stop.abort(new DOMException('No reader is left.', 'AbortError'));
      },
    };
  }

  return {
    join(key: string): StreamReader<Piece> | undefined {
      const shared = open.get(key);
      return shared && readerOf(shared);
    },

    start(key: string, read: (signal: AbortSignal) => AsyncIterable<Piece>): StreamReader<Piece> {
      const shared: Shared<Piece> = {
        pieces: [],
        stop: new AbortController(),
        readers: 0,
        changes: new EventEmitter().setMaxListeners(0),
      };
      open.set(key, shared);
      const { signal } = shared.stop;
      const end = (how: NonNullable<Shared<Piece>['end']>) => {
        shared.end ??= how;
        if (open.get(key) === shared) open.delete(key);
        shared.changes.emit('change');
      };
      // `read` may take seconds to clean up. Readers learn the reason at once.
      signal.addEventListener('abort', () => end({ cause: signal.reason }));
      void (async () => {
        try {
          for await (const piece of read(signal)) {
            shared.pieces.push(piece);
            shared.changes.emit('change');
          }
          end({});
        } catch (cause) {
          end({ cause });
        }
      })();
      return readerOf(shared);
    },

    stopAll(reason: unknown) {
      for (const { stop } of open.values()) stop.abort(reason);
    },
  };
}
