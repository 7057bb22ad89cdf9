import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { nodesUnder } from './chart';
import { runWords } from './chartWords';

/** The states that a machine is in, from the whole machine down to the innermost ones. */
export function currentIds({ _nodes: nodes }: AnyMachineSnapshot): readonly string[] {
  return nodes.map(({ id }) => id);
}

/** The innermost states that a machine is in. */
export function innermostIds({ _nodes: nodes }: AnyMachineSnapshot): readonly string[] {
  return nodes.filter(isInnermost).map(({ id }) => id);
}

/** The innermost states in words: `form.quiet, panel.idle`; after another moment only the new ones. */
export function formatState(snapshot: AnyMachineSnapshot, before?: AnyMachineSnapshot): string {
  const known = before ? innermostIds(before) : [];
  return snapshot._nodes
    .filter((node) => isInnermost(node) && !known.includes(node.id))
    .map(({ path }) => path.join('.'))
    .join(', ');
}

/** What a machine has heard, in words: `search.submit “heist”`, `signIn is done`. */
export function formatEvent(event: EventObject, { machine }: AnyMachineSnapshot): string {
  if (event.type === 'xstate.init') return 'it begins';
  if (event.type === 'xstate.stop') return 'it ends';
  for (const run of nodesUnder(machine.root).flatMap(({ invoke }) => invoke)) {
    if (event.type === `xstate.done.actor.${run.id}`) return `${runWords(run)} is done`;
    if (event.type === `xstate.error.actor.${run.id}`) return `${runWords(run)} fails`;
  }
  const payload = Object.entries(event).flatMap(([name, value]) =>
    name !== 'type' && typeof value === 'string' && value.trim() ? [`“${value}”`] : [],
  );
  return [event.type, ...payload].join(' ');
}

function isInnermost({ type }: AnyStateNode): boolean {
  return type === 'atomic' || type === 'final';
}
