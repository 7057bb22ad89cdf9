import { and, not, or, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';

/** The event of a transition in plain words: `signIn is done`, `after 5 s`, or its own name. */
export function eventWords({ source, eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'at once';
  if (eventType === '*') return 'any other event';
  if (eventType.endsWith('.*')) return `any event of ${eventType.slice(0, -2)}`;
  if (eventType.startsWith(after)) return `after ${delayWords(source, eventType)}`;
  if (eventType === `${finished}${source.id}`) return `${source.key} is finished`;
  for (const run of source.invoke) {
    for (const [prefix, verb] of Object.entries(tellings)) {
      if (eventType === prefix + run.id) return `${runWords(run)} ${verb}`;
    }
  }
  return eventType;
}

/** A condition in plain words: `isBlank`, `not isBlank`, `isBlank and isShort`. */
export function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (!isThing(guard)) return unnamedGuard;
  const parts = partsOf(guard).map((part) =>
    isThing(part) && partsOf(part).length > 1 ? `(${guardWords(part)})` : guardWords(part),
  );
  if (isMadeLike(guard, not(unnamedGuard))) return `not ${parts.join()}`;
  if (isMadeLike(guard, and([]))) return parts.join(' and ');
  if (isMadeLike(guard, or([]))) return parts.join(' or ');
  if ('stateValue' in guard) return `in ${JSON.stringify(guard.stateValue).replaceAll('"', '')}`;
  return nameOf(guard) ?? unnamedGuard;
}

/** An action by its name; one that is written in place by what it does. */
export function actionWords(action: unknown): string {
  if (typeof action === 'string') return action;
  const name = isThing(action) ? nameOf(action) : undefined;
  if (!isThing(action) || name === undefined) return unnamedAction;
  if (!name.startsWith(builtIn)) return name;
  const event = 'event' in action && isThing(action.event) ? nameOf(action.event) : undefined;
  return [name.slice(builtIn.length), event].filter(Boolean).join(' ');
}

/** What a state runs: an actor's id, or its source where nobody gave it an id. */
export function runWords({ id, src }: Run): string {
  const isInvented = /^\d+\./.test(id);
  if (!isInvented) return id;
  return typeof src === 'string' && !src.startsWith(builtIn) ? src : unnamedActor;
}

interface Run {
  readonly id: string;
  readonly src: unknown;
}

const unnamedGuard = 'a condition without a name';
const unnamedAction = 'an action without a name';
const unnamedActor = 'an actor without a name';

const builtIn = 'xstate.';
const after = 'xstate.after.';
const finished = 'xstate.done.state.';
const tellings = {
  'xstate.done.actor.': 'is done',
  'xstate.error.actor.': 'fails',
  'xstate.snapshot.': 'moves on',
} as const;

function delayWords({ id }: AnyStateNode, eventType: string): string {
  const delay = eventType.slice(after.length, -(id.length + 1));
  const milliseconds = Number(delay);
  if (Number.isNaN(milliseconds)) return delay;
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

function isThing(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function nameOf(thing: object): string | undefined {
  return 'type' in thing && typeof thing.type === 'string' ? thing.type : undefined;
}

function partsOf(guard: object): readonly unknown[] {
  return 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];
}

function isMadeLike(guard: object, sample: object): boolean {
  return 'check' in guard && 'check' in sample && guard.check === sample.check;
}
