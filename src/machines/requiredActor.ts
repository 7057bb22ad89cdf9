import { fromCallback, fromPromise, type EventObject } from 'xstate';

export function requiredActor<Output, Input = undefined>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(notProvided(name)));
}

export function requiredCallback<Input = undefined>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw notProvided(name);
  });
}

function notProvided(name: string): Error {
  return new Error(`Actor "${name}" was not provided.`);
}
