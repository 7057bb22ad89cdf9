import type { AnyStateMachine, StateValue } from 'xstate';
import { reachableStates } from './reachableStates';

export interface Showing {
  readonly machine: string;
  readonly state: StateValue;
}

type Machines = Readonly<Record<string, AnyStateMachine>>;
type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Visible states that no story shows, such as `search: panel.failed`. */
export function statesWithoutStory(
  machines: Machines,
  showings: readonly Showing[],
  unseen: Exceptions = {},
): readonly string[] {
  const shown = shownStates(showings);
  return Object.entries(machines).flatMap(([machine, definition]) =>
    reachableStates(definition)
      .filter((state) => unseen[machine]?.[state] === undefined)
      .map((state) => `${machine}: ${state}`)
      .filter((state) => !shown.has(state)),
  );
}

/** Exceptions for states that are unreachable or shown by a story. */
export function unneededExceptions(
  machines: Machines,
  showings: readonly Showing[],
  unseen: Exceptions,
): readonly string[] {
  const needed = new Set(statesWithoutStory(machines, showings));
  return Object.entries(unseen)
    .flatMap(([machine, reasons]) => Object.keys(reasons).map((state) => `${machine}: ${state}`))
    .filter((exception) => !needed.has(exception));
}

function shownStates(showings: readonly Showing[]): ReadonlySet<string> {
  return new Set(
    showings.flatMap(({ machine, state }) => leavesOf(state).map((leaf) => `${machine}: ${leaf}`)),
  );
}

function leavesOf(state: StateValue | undefined): readonly string[] {
  if (state === undefined) return [];
  if (typeof state === 'string') return [state];
  return Object.entries(state).flatMap(([key, inner]) =>
    leavesOf(inner).map((leaf) => `${key}.${leaf}`),
  );
}
