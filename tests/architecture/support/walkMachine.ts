import {
  createActor,
  fromPromise,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { chartOf, idOfTaken, nodesUnder } from '../../../stories/tooling/chart';
import { eventSamples } from '../../../stories/tooling/eventSamples';
import { formatState } from '../../../stories/tooling/formatState';
import type { MachineName } from '../../../stories/tooling/machines';
import { walkSamplesOf } from './walkSamples';

/** Lines such as `search.edit → form.quiet, panel.idle`. The first event is `start`. */
export type Walk = readonly string[];

interface Walked {
  readonly lines: Walk;
  /** Ids of the transitions taken; a guard that fails adds `fails` to its id. */
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
    const outcomes = [...taken.flatMap(passed), ...failedAlways(actor.getSnapshot())];
    return { actor, line: lineOf('start', actor.getSnapshot()), outcomes };
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
    seen.push(
      ...taken.flatMap(passed),
      ...failed(before, sample.event.type, taken),
      ...failedAlways(after),
    );
    lines.push(lineOf(label, after));
  }
  start.actor.stop();
  return { lines, seen };
}

/** Every transition of a machine, and `fails` for every guard, by id. */
export function everyOutcome(machine: AnyStateMachine): ReadonlyMap<string, string> {
  return new Map(
    chartOf(machine).transitions.flatMap(({ id, source, event, condition }) => {
      const name = [source, 'on', event, condition].filter(Boolean).join(' ');
      const passes: readonly [string, string] = [id, name];
      return /\bif\b/.test(condition)
        ? [passes, [`${id} fails`, `${name}, which fails`] as const]
        : [passes];
    }),
  );
}

export function labelOf({ label, note }: { readonly label: string; readonly note: string }) {
  return [label, note].filter(Boolean).join(': ');
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

function passed(transition: AnyTransitionDefinition): readonly string[] {
  const group = groupOf(transition);
  const earlier = group.slice(0, group.indexOf(transition));
  return [idOfTaken(transition), ...earlier.flatMap(failure)];
}

/** Guards that fail in states whose children did not take the event. */
function failed(
  { _nodes: nodes }: AnyMachineSnapshot,
  type: string,
  taken: readonly AnyTransitionDefinition[],
): readonly string[] {
  return nodes
    .filter((node) => !taken.some(({ source }) => isWithin(source, node)))
    .flatMap((node) => (node.transitions.get(type) ?? []).flatMap(failure));
}

function failedAlways({ _nodes: nodes }: AnyMachineSnapshot): readonly string[] {
  return nodes.flatMap(({ always = [] }) => always.flatMap(failure));
}

function failure(transition: AnyTransitionDefinition): readonly string[] {
  return transition.guard ? [`${idOfTaken(transition)} fails`] : [];
}

function groupOf(transition: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  const { source } = transition;
  const groups = [...(source.always ? [source.always] : []), ...source.transitions.values()];
  return groups.find((group) => group.includes(transition)) ?? [];
}

function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));
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
