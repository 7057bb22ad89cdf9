import type { AnyStateMachine, StateValue } from 'xstate';
import { reachableStates } from './reachableStates';

/** That a story shows a machine's state. */
export interface Showing {
  readonly machine: string;
  readonly state: StateValue;
}

type Machines = Readonly<Record<string, AnyStateMachine>>;
type Excuses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The states that a person can see and no story shows, each under its machine: `search: panel.failed`. */
export function statesWithoutStory(
  machines: Machines,
  showings: readonly Showing[],
  unseen: Excuses = {},
): readonly string[] {
  const shown = shownStates(showings);
  return Object.entries(machines).flatMap(([machine, definition]) =>
    reachableStates(definition)
      .filter((state) => unseen[machine]?.[state] === undefined)
      .map((state) => `${machine}: ${state}`)
      .filter((state) => !shown.has(state)),
  );
}

/** The excused states that need no excuse, because nothing leads to them or a story shows them. */
export function idleExcuses(
  machines: Machines,
  showings: readonly Showing[],
  unseen: Excuses,
): readonly string[] {
  const needed = new Set(statesWithoutStory(machines, showings));
  return Object.entries(unseen)
    .flatMap(([machine, reasons]) => Object.keys(reasons).map((state) => `${machine}: ${state}`))
    .filter((excused) => !needed.has(excused));
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
