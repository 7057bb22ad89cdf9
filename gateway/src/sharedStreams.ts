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
  changed: Promise<void>;
  change: () => void;
}

/** Streams by key. A reader that joins an open stream reads it from the start. */
export function sharedStreams<Piece>() {
  const open = new Map<string, Shared<Piece>>();

  function close(key: string, shared: Shared<Piece>) {
    if (open.get(key) === shared) open.delete(key);
  }

  function readerOf(key: string, shared: Shared<Piece>): StreamReader<Piece> {
    let at = 0;
    let hasLeft = false;
    shared.readers += 1;
    return {
      async next() {
        while (at === shared.pieces.length && !shared.end) await shared.changed;
        if (at < shared.pieces.length) return shared.pieces[at++];
        if (shared.end && 'cause' in shared.end) throw shared.end.cause;
        return undefined;
      },
      leave() {
        if (hasLeft) return;
        hasLeft = true;
        shared.readers -= 1;
        if (shared.readers > 0) return;
        close(key, shared);
        shared.stop.abort(new DOMException('Nobody waits for the answer.', 'AbortError'));
      },
    };
  }

  return {
    join(key: string): StreamReader<Piece> | undefined {
      const shared = open.get(key);
      return shared && readerOf(key, shared);
    },

    start(key: string, read: (signal: AbortSignal) => AsyncIterable<Piece>): StreamReader<Piece> {
      const shared: Shared<Piece> = {
        pieces: [],
        stop: new AbortController(),
        readers: 0,
        ...nextChange(),
      };
      const announce = () => {
        const { change } = shared;
        Object.assign(shared, nextChange());
        change();
      };
      open.set(key, shared);
      void (async () => {
        try {
          for await (const piece of read(shared.stop.signal)) {
            shared.pieces.push(piece);
            announce();
          }
          shared.end = {};
        } catch (cause) {
          shared.end = { cause };
        }
        close(key, shared);
        announce();
      })();
      return readerOf(key, shared);
    },

    stopAll(reason: unknown) {
      for (const { stop } of open.values()) stop.abort(reason);
    },
  };
}

function nextChange() {
  let change = () => {};
  const changed = new Promise<void>((resolve) => {
    change = resolve;
  });
  return { changed, change };
}
