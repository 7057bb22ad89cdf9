import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { chartOf, idOfTaken } from './chart';
import type { LogEntry } from './inspectorStore';

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

/** The ids of the transitions that an event took; a guard that fails adds `fails` to its id. */
export function outcomesOf(
  { event, snapshot, taken }: Pick<LogEntry, 'event' | 'snapshot' | 'taken'>,
  before?: AnyMachineSnapshot,
): readonly string[] {
  return [
    ...taken.flatMap(passed),
    ...(before ? failed(before, event.type, taken) : []),
    ...failedAlways(snapshot),
  ];
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
