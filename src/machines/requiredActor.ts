import { fromCallback, fromPromise, type EventObject } from 'xstate';

/** A typed socket for a promise: the app plugs the real one in with `provide`; until then it rejects. */
export function requiredActor<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));
}

/** A typed socket for a subscription: the app plugs the real one in with `provide`; until then it throws. */
export function requiredCallback<Event extends EventObject, Input = undefined>(name: string) {
  return fromCallback<Event, Input>(() => {
    throw notProvided(name);
  });
}

function notProvided(name: string): Error {
  return new Error(`Actor "${name}" was not provided.`);
}
