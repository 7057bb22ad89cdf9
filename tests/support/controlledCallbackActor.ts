import { fromCallback, type EventObject } from 'xstate';

/** Records each run of a callback actor, so that a test can emit events and see it stopped. */
export function controlledCallbackActor<Event extends EventObject, Input = undefined>() {
  const runs: {
    readonly input: Input;
    readonly emit: (event: Event) => void;
    readonly signal: AbortSignal;
  }[] = [];

  return {
    runs,
    logic: fromCallback<EventObject, Input>(({ input, sendBack }) => {
      const lifetime = new AbortController();
      runs.push({ input, emit: sendBack, signal: lifetime.signal });
      return () => lifetime.abort();
    }),
    latest() {
      const run = runs.at(-1);
      if (!run) throw new Error('The actor has not been started.');
      return run;
    },
  };
}
