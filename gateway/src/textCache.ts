interface Settings {
  /** How many characters are kept in all; the longest unused go first. */
  readonly room: number;
  readonly now: () => number;
}

interface Kept {
  readonly text: string;
  readonly until: number;
}

/** Texts that are asked for once and then kept for a while; who asks meanwhile waits for the same answer. */
export function textCache({ room, now }: Settings) {
  const kept = new Map<string, Kept>();
  const coming = new Map<string, Promise<string>>();
  let held = 0;

  function forget(key: string) {
    held -= kept.get(key)?.text.length ?? 0;
    kept.delete(key);
  }

  function keep(key: string, found: Kept) {
    forget(key);
    kept.set(key, found);
    held += found.text.length;
    for (const oldest of kept.keys()) {
      if (held <= room) return;
      forget(oldest);
    }
  }

  return {
    /** The text of this key: kept, on its way, or loaded and then kept for `lifetime` milliseconds. */
    async textOf(key: string, lifetime: number, load: () => Promise<string>): Promise<string> {
      const found = kept.get(key);
      if (found && now() < found.until) {
        keep(key, found);
        return found.text;
      }

      let loading = coming.get(key);
      if (!loading) {
        loading = load()
          .then((text) => {
            keep(key, { text, until: now() + lifetime });
            return text;
          })
          .finally(() => coming.delete(key));
        coming.set(key, loading);
      }
      return loading;
    },
  };
}
