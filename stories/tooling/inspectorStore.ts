import type {
  ActorRefLike,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { isMachineName, type MachineName } from './machines';

/** A machine at work in the page of the story: what it is in, and the way to tell it something. */
export interface RunningMachine {
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: EventObject) => void;
}

export interface Line {
  readonly machine: MachineName;
  readonly event: EventObject;
  readonly snapshot: AnyMachineSnapshot;
  /** The transitions that the event has set off, one after the other. */
  readonly taken: readonly AnyTransitionDefinition[];
}

let players: Partial<Record<MachineName, RunningMachine>> = {};
let lines: readonly Line[] = [];
let taken = new WeakMap<ActorRefLike, readonly AnyTransitionDefinition[]>();
const listeners = new Set<() => void>();

/** What the machines of the story's page do, as they do it. */
export const inspectorStore = {
  clear() {
    players = {};
    lines = [];
    taken = new WeakMap();
    tell();
  },

  /** Give this to the services of a page. */
  inspect(event: InspectionEvent) {
    if (event.type === '@xstate.microstep') {
      taken.set(event.actorRef, [...(taken.get(event.actorRef) ?? []), ...event._transitions]);
    }
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const { actorRef, snapshot } = event;
    const machine = snapshot.machine.id;
    if (!isMachineName(machine)) return;
    players = {
      ...players,
      [machine]: { snapshot, send: (said: EventObject) => actorRef.send(said) },
    };
    lines = [...lines, { machine, event: event.event, snapshot, taken: taken.get(actorRef) ?? [] }];
    taken.delete(actorRef);
    tell();
  },

  player: (machine: MachineName) => players[machine],
  lines: () => lines,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function tell() {
  for (const listener of listeners) listener();
}

function isMachineSnapshot(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && 'matches' in snapshot;
}
