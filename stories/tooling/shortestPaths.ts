import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { machines, type MachineName } from './machines';
import { eventSamples, eventSamplesOf, type EventSample } from './eventSamples';

/** The fewest things that a machine must be told to be in a state. */
export interface Path {
  readonly told: readonly EventSample[];
  readonly snapshot: AnyMachineSnapshot;
}

/** Everything that a machine can begin with. */
export function beginningsOf(name: MachineName): readonly AnyMachineSnapshot[] {
  const machine: AnyStateMachine = machines[name];
  return eventSamples[name].inputs.map((input) => initialTransition(machine, input)[0]);
}

/** A shortest path from these beginnings to everything that they can lead to; nearest first. */
export function shortestPaths(
  name: MachineName,
  beginnings: readonly AnyMachineSnapshot[] = beginningsOf(name),
): readonly Path[] {
  const machine: AnyStateMachine = machines[name];
  const sayings = eventSamplesOf(name);
  return beginnings
    .flatMap(({ value, context }) =>
      getShortestPaths(machine, {
        fromState: machine.resolveState({ value, context }),
        events: sayings.map(({ event }) => event),
        serializeState: (state) => JSON.stringify([state.value, state.context], lengthOfMovies),
        filterEvents: (snapshot, event) => leads(machine, snapshot, event),
      }),
    )
    .map(({ state, steps }) => ({
      told: steps.flatMap((step) => sayings.find(({ event }) => event === step.event) ?? []),
      snapshot: state,
    }))
    .toSorted((one, other) => one.told.length - other.told.length);
}

/** Which movies a list holds leads nowhere, and there are too many of them to be told apart. */
function lengthOfMovies(_: string, part: unknown): unknown {
  const [first]: readonly unknown[] = Array.isArray(part) ? part : [];
  const holdsMovies = typeof first === 'object' && first !== null && 'posterPath' in first;
  return holdsMovies && Array.isArray(part) ? part.length : part;
}

/** Whether the event leads to another state; what only fills the same one leads nowhere new. */
function leads(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) {
  const [next] = transition(machine, snapshot, event);
  return JSON.stringify(next.value) !== JSON.stringify(snapshot.value);
}
