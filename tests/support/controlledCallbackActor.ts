import { fromCallback, type EventObject } from 'xstate';

/** A callback actor whose every run is kept, so that a test speaks for it and sees it stopped. */
export function controlledCallbackActor<News extends EventObject, Input = undefined>() {
  const runs: {
    readonly input: Input;
    readonly tell: (news: News) => void;
    readonly signal: AbortSignal;
  }[] = [];

  return {
    runs,
    logic: fromCallback<EventObject, Input>(({ input, sendBack }) => {
      const lifetime = new AbortController();
      runs.push({ input, tell: sendBack, signal: lifetime.signal });
      return () => lifetime.abort();
    }),
    latest() {
      const run = runs.at(-1);
      if (!run) throw new Error('The actor has not been started.');
      return run;
    },
  };
}
