import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { eventSamples, eventSamplesOf } from '../../stories/tooling/eventSamples';
import { formatState } from '../../stories/tooling/formatState';
import { machines, type MachineName } from '../../stories/tooling/machines';
import { everyState } from '../architecture/support/reachableStates';

type Machine<Name extends MachineName> = (typeof machines)[Name];

/** The events that the chart of a machine can send. */
export function eventsOf<Name extends MachineName>(name: Name) {
  return eventSamplesOf(name).map(({ event }) => event as EventFrom<Machine<Name>>);
}

/** The snapshots that a machine reaches by these events from each of its sample inputs. They must include every state. */
export function statesOf<Name extends MachineName>(
  name: Name,
  isAllowed: (
    snapshot: SnapshotFrom<Machine<Name>>,
    event: EventFrom<Machine<Name>>,
  ) => boolean = () => true,
) {
  const machine: AnyStateMachine = machines[name];
  const snapshots = eventSamples[name].inputs
    .flatMap((input) =>
      getShortestPaths<AnyStateMachine>(machine, {
        input,
        events: eventsOf(name),
        // An error that no state handles would end the machine.
        filterEvents: (snapshot, event) =>
          snapshot.can(event) &&
          isAllowed(snapshot as SnapshotFrom<Machine<Name>>, event as EventFrom<Machine<Name>>),
      }),
    )
    .map(({ state }) => state as SnapshotFrom<Machine<Name>>);
  const reached = new Set(snapshots.flatMap((snapshot) => formatState(snapshot).split(', ')));
  const missed = everyState(machine).filter((state) => !reached.has(state));
  if (missed.length > 0) throw new Error(`No event leads ${name} to ${missed.join(', ')}.`);
  return snapshots;
}
