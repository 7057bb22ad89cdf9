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

/** A shortest list of events to a snapshot. */
export interface Path {
  readonly events: readonly EventSample[];
  readonly snapshot: AnyMachineSnapshot;
}

/** A snapshot for each sample input. */
export function initialSnapshots(name: MachineName): readonly AnyMachineSnapshot[] {
  const machine: AnyStateMachine = machines[name];
  return eventSamples[name].inputs.map((input) => initialTransition(machine, input)[0]);
}

/** Shortest paths from the initial snapshots to all reachable ones, shortest first. */
export function shortestPaths(
  name: MachineName,
  snapshots: readonly AnyMachineSnapshot[] = initialSnapshots(name),
): readonly Path[] {
  const machine: AnyStateMachine = machines[name];
  const samples = eventSamplesOf(name);
  return snapshots
    .flatMap(({ value, context }) =>
      getShortestPaths(machine, {
        fromState: machine.resolveState({ value, context }),
        events: samples.map(({ event }) => event),
        serializeState: (state) => JSON.stringify([state.value, state.context], lengthOfMovies),
        filterEvents: (snapshot, event) => changesState(machine, snapshot, event),
      }),
    )
    .map(({ state, steps }) => ({
      events: steps.flatMap((step) => samples.find(({ event }) => event === step.event) ?? []),
      snapshot: state,
    }))
    .toSorted((one, other) => one.events.length - other.events.length);
}

/** Compares lists of movies by length only; their contents would multiply the snapshots. */
function lengthOfMovies(_: string, part: unknown): unknown {
  const [first]: readonly unknown[] = Array.isArray(part) ? part : [];
  const holdsMovies = typeof first === 'object' && first !== null && 'posterPath' in first;
  return holdsMovies && Array.isArray(part) ? part.length : part;
}

/** Whether the event changes the state value. */
function changesState(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: EventObject) {
  const [next] = transition(machine, snapshot, event);
  return JSON.stringify(next.value) !== JSON.stringify(snapshot.value);
}
