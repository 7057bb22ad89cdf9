import { and, not, or, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';

/** An event as text: `signIn is done`, `after 5 s`, or its type. */
export function eventWords({ source, eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  if (eventType === '*') return 'any other event';
  if (eventType.endsWith('.*')) return `any event of ${eventType.slice(0, -2)}`;
  if (eventType.startsWith(after)) return `after ${delayWords(source, eventType)}`;
  if (eventType === `${stateDone}${source.id}`) return `${source.key} is done`;
  for (const run of source.invoke) {
    for (const [prefix, verb] of Object.entries(actorEvents)) {
      if (eventType === prefix + run.id) return `${runWords(run)} ${verb}`;
    }
  }
  return eventType;
}

/** A guard as text: `isBlank`, `not isBlank`, `isBlank and isShort`. */
export function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (!isObject(guard)) return unnamedGuard;
  const parts = partsOf(guard).map((part) =>
    isObject(part) && partsOf(part).length > 1 ? `(${guardWords(part)})` : guardWords(part),
  );
  if (isSameHelper(guard, not(unnamedGuard))) return `not ${parts.join()}`;
  if (isSameHelper(guard, and([]))) return parts.join(' and ');
  if (isSameHelper(guard, or([]))) return parts.join(' or ');
  if ('stateValue' in guard) return `in ${JSON.stringify(guard.stateValue).replaceAll('"', '')}`;
  return nameOf(guard) ?? unnamedGuard;
}

/** An action’s name; a built-in one with its event. */
export function actionWords(action: unknown): string {
  if (typeof action === 'string') return action;
  const name = isObject(action) ? nameOf(action) : undefined;
  if (!isObject(action) || name === undefined) return unnamedAction;
  if (!name.startsWith(builtIn)) return name;
  const event = 'event' in action && isObject(action.event) ? nameOf(action.event) : undefined;
  return [name.slice(builtIn.length), event].filter(Boolean).join(' ');
}

/** An actor’s id, or its source if the id is generated. */
export function runWords({ id, src }: Run): string {
  const isGenerated = /^\d+\./.test(id);
  if (!isGenerated) return id;
  return typeof src === 'string' && !src.startsWith(builtIn) ? src : unnamedActor;
}

interface Run {
  readonly id: string;
  readonly src: unknown;
}

const unnamedGuard = 'unnamed guard';
const unnamedAction = 'unnamed action';
const unnamedActor = 'unnamed actor';

const builtIn = 'xstate.';
const after = 'xstate.after.';
const stateDone = 'xstate.done.state.';
const actorEvents = {
  'xstate.done.actor.': 'is done',
  'xstate.error.actor.': 'fails',
  'xstate.snapshot.': 'emits a snapshot',
} as const;

function delayWords({ id }: AnyStateNode, eventType: string): string {
  const delay = eventType.slice(after.length, -(id.length + 1));
  const milliseconds = Number(delay);
  if (Number.isNaN(milliseconds)) return delay;
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function nameOf(thing: object): string | undefined {
  return 'type' in thing && typeof thing.type === 'string' ? thing.type : undefined;
}

function partsOf(guard: object): readonly unknown[] {
  return 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];
}

function isSameHelper(guard: object, sample: object): boolean {
  return 'check' in guard && 'check' in sample && guard.check === sample.check;
}
