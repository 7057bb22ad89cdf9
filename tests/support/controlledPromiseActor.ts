import { fromPromise } from 'xstate';
import { deferred } from './deferred';

/** Records each run of a promise actor, so that a test can settle it and see it aborted. */
export function controlledPromiseActor<Output, Input = undefined>() {
  const runs: (ReturnType<typeof deferred<Output>> & {
    readonly input: Input;
    readonly signal: AbortSignal;
  })[] = [];

  return {
    runs,
    logic: fromPromise<Output, Input>(({ input, signal }) => {
      const run = { ...deferred<Output>(), input, signal };
      runs.push(run);
      return run.promise;
    }),
    latest() {
      const run = runs.at(-1);
      if (!run) throw new Error('The actor has not been started.');
      return run;
    },
  };
}
