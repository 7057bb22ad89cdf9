import type {
  ActorRefLike,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  EventObject,
  InspectionEvent,
} from 'xstate';
import { isMachineName, type MachineName } from './machines';

/** A running machine on the story’s page. */
interface RunningMachine {
  readonly snapshot: AnyMachineSnapshot;
  readonly send: (event: EventObject) => void;
}

export interface LogEntry {
  readonly machine: MachineName;
  readonly event: EventObject;
  readonly snapshot: AnyMachineSnapshot;
  /** The transitions that the event caused, in order. */
  readonly taken: readonly AnyTransitionDefinition[];
}

let running: Partial<Record<MachineName, RunningMachine>> = {};
let log: readonly LogEntry[] = [];
let taken = new WeakMap<ActorRefLike, readonly AnyTransitionDefinition[]>();
const listeners = new Set<() => void>();

/** Records what the machines of the story’s page do. */
export const inspectorStore = {
  clear() {
    running = {};
    log = [];
    taken = new WeakMap();
    notify();
  },

  /** The `inspect` option of the page’s services. */
  inspect(event: InspectionEvent) {
    if (event.type === '@xstate.microstep') {
      taken.set(event.actorRef, [...(taken.get(event.actorRef) ?? []), ...event._transitions]);
    }
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const { actorRef, snapshot } = event;
    const machine = snapshot.machine.id;
    if (!isMachineName(machine)) return;
    running = {
      ...running,
      [machine]: { snapshot, send: (sent: EventObject) => actorRef.send(sent) },
    };
    log = [...log, { machine, event: event.event, snapshot, taken: taken.get(actorRef) ?? [] }];
    taken.delete(actorRef);
    notify();
  },

  machine: (name: MachineName) => running[name],
  log: () => log,

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function notify() {
  for (const listener of listeners) listener();
}

function isMachineSnapshot(snapshot: object): snapshot is AnyMachineSnapshot {
  return 'machine' in snapshot && 'matches' in snapshot;
}
