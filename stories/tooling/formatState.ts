import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';
import { nodesUnder } from './chart';
import { runWords } from './chartWords';

/** The current states, from the root to the leaves. */
export function currentIds({ _nodes: nodes }: AnyMachineSnapshot): readonly string[] {
  return nodes.map(({ id }) => id);
}

/** The current leaf states. */
export function innermostIds({ _nodes: nodes }: AnyMachineSnapshot): readonly string[] {
  return nodes.filter(isInnermost).map(({ id }) => id);
}

/** The current leaf states as text, such as `form.quiet, panel.idle`; only the new ones after `before`. */
export function formatState(snapshot: AnyMachineSnapshot, before?: AnyMachineSnapshot): string {
  const known = before ? innermostIds(before) : [];
  return snapshot._nodes
    .filter((node) => isInnermost(node) && !known.includes(node.id))
    .map(({ path }) => path.join('.'))
    .join(', ');
}

/** An event as text, such as `search.submit “heist”` or `signIn is done`. */
export function formatEvent(event: EventObject, { machine }: AnyMachineSnapshot): string {
  if (event.type === 'xstate.init') return 'start';
  if (event.type === 'xstate.stop') return 'stop';
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
