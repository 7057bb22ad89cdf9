import {
  createActor,
  fromPromise,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { nodesUnder } from '../../../stories/tooling/chart';
import { eventSamples, labelOf } from '../../../stories/tooling/eventSamples';
import { formatState } from '../../../stories/tooling/formatState';
import type { MachineName } from '../../../stories/tooling/machines';
import { everyOutcome, outcomesOf } from '../../../stories/tooling/outcomes';
import { walkSamplesOf } from './walkSamples';

/** Lines such as `search.edit → form.quiet, panel.idle`. The first event is `start`. */
export type Walk = readonly string[];

interface Walked {
  readonly lines: Walk;
  /** The outcomes of its events. */
  readonly seen: readonly string[];
}

/** Sends the events of the lines, and returns the lines with the states that the machine enters. */
export function walkMachine(name: MachineName, definition: AnyStateMachine, walk: Walk): Walked {
  const seen: string[] = [];
  const machine = withIdleActors(definition);
  let taken: readonly AnyTransitionDefinition[] = [];
  const [first = '', ...rest] = walk;
  const inputs: readonly unknown[] = eventSamples[name].inputs;
  const started = inputs.map((input) => {
    taken = [];
    const actor = createActor(machine, {
      input,
      inspect: (event) => {
        if (event.type === '@xstate.microstep') taken = [...taken, ...event._transitions];
      },
    });
    // A failure that no state handles ends the actor.
    actor.subscribe({ error: () => {} });
    actor.start();
    const snapshot = actor.getSnapshot();
    const outcomes = outcomesOf({ event: { type: 'xstate.init' }, snapshot, taken });
    return { actor, line: lineOf('start', snapshot), outcomes };
  });
  const start = started.find(({ line }) => line === first) ?? started[0];
  if (!start) throw new Error(`${name} has no sample input.`);
  seen.push(...start.outcomes);
  const lines = [start.line];

  for (const line of rest) {
    const [label = ''] = line.split(' → ');
    const sample = walkSamplesOf(name).find((each) => labelOf(each) === label);
    if (!sample) throw new Error(`${name} has no event ${label}.`);
    const before = start.actor.getSnapshot();
    taken = [];
    start.actor.send(sample.event);
    const after = start.actor.getSnapshot();
    if (after.status === 'error') return { lines: [...lines, `${label} → not handled`], seen };
    seen.push(...outcomesOf({ event: sample.event, snapshot: after, taken }, before));
    lines.push(lineOf(label, after));
  }
  start.actor.stop();
  return { lines, seen };
}

function lineOf(label: string, snapshot: AnyMachineSnapshot): string {
  return `${label} → ${formatState(snapshot)}`;
}

/** Its actors never end by themselves; the walk sends their events. */
function withIdleActors(machine: AnyStateMachine): AnyStateMachine {
  const sources = nodesUnder(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  const idle = fromPromise(() => new Promise<never>(() => {}));
  return machine.provide({
    actors: Object.fromEntries(sources.map((source) => [String(source), idle])),
  });
}

/** The names of transitions and guard outcomes that no walk reaches. */
export function unwalked(
  name: MachineName,
  machine: AnyStateMachine,
  walks: readonly Walk[],
): readonly string[] {
  const seen = new Set(walks.flatMap((walk) => walkMachine(name, machine, walk).seen));
  return [...everyOutcome(machine)].flatMap(([id, label]) => (seen.has(id) ? [] : [label]));
}
