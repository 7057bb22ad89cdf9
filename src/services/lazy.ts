import { onBackOnline } from './network';

interface Options<Thing> {
  /** Calls wait no longer than this. Subscriptions report it, and go on waiting. */
  readonly limit?: (loading: Promise<Thing>) => Promise<Thing>;
  /** Delays subscriptions; calls load at once. */
  readonly whenIdle?: (() => Promise<void>) | undefined;
  /** Subscriptions report no failure while offline. */
  readonly isQuietOffline?: boolean;
}

export interface Lazy<Thing> {
  /** Calls share one load. After a failure the next call loads again. */
  readonly load: () => Promise<Thing>;
  /** `undefined` until a load succeeds. */
  readonly loaded: () => Thing | undefined;
  /** A method that loads first. */
  readonly method: <Input extends readonly unknown[], Value>(
    methodOf: (thing: Thing) => (...input: Input) => Promise<Value>,
  ) => (...input: Input) => Promise<Value>;
  /**
   * Loads, after a failure again when back online, and subscribes as soon as any load succeeds.
   * Returns unsubscribe immediately.
   */
  readonly subscribe: (
    subscribe: (thing: Thing) => () => void,
    onFailure: (cause: unknown) => void,
  ) => () => void;
}

/** A port or another thing that is loaded at its first use. */
export function lazy<Thing>(
  load: () => Promise<Thing>,
  { limit = (loading) => loading, whenIdle, isQuietOffline }: Options<Thing> = {},
): Lazy<Thing> {
  const waiting = new Set<(thing: Thing) => void>();
  let loading: Promise<Thing> | undefined;
  let loaded: Thing | undefined;

  function loadOnce(): Promise<Thing> {
    loading ??= load().then(
      (thing) => {
        loaded = thing;
        for (const start of waiting) start(thing);
        return thing;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  }

  return {
    load: () => limit(loadOnce()),
    loaded: () => loaded,
    method:
      (methodOf) =>
      async (...input) =>
        methodOf(await limit(loadOnce()))(...input),

    subscribe(subscribe, onFailure) {
      let stop = () => {};
      const start = (thing: Thing) => {
        if (!waiting.delete(start)) return;
        stop();
        try {
          stop = subscribe(thing);
        } catch (cause) {
          onFailure(cause);
        }
      };
      const attempt = () => {
        if (!waiting.has(start)) return;
        stop();
        limit(loadOnce()).then(start, (cause: unknown) => {
          if (!waiting.has(start)) return;
          stop = onBackOnline(attempt);
          if (!isQuietOffline || navigator.onLine) onFailure(cause);
        });
      };

      waiting.add(start);
      if (whenIdle) void whenIdle().then(attempt);
      else attempt();
      return () => {
        waiting.delete(start);
        stop();
      };
    },
  };
}
