import type { AnyStateMachine, AnyStateNode } from 'xstate';

/**
 * The states that a machine can come to, each as its path, such as `panel.suggesting.names`. Every
 * transition is followed: what people say, what actors answer, what is raised and what happens
 * always. Guards are taken to let pass, so that no state is missed. A state is a leaf of the chart;
 * regions of a parallel state count each on its own, not in their combinations.
 */
export function reachableStates(machine: AnyStateMachine): readonly string[] {
  const entered = new Set<AnyStateNode>();
  const visited = new Set<AnyStateNode>();

  /** Goes to where a transition leads, and on to where that begins. */
  function enter(node: AnyStateNode) {
    if (entered.has(node)) return;
    entered.add(node);
    visit(node);
    for (const first of firstsOf(node)) enter(first);
  }

  /** Is in the state, and so in all that surrounds it, and follows what leads out of it. */
  function visit(node: AnyStateNode) {
    if (visited.has(node)) return;
    visited.add(node);
    if (node.parent) {
      visit(node.parent);
      if (node.parent.type === 'parallel') enter(node.parent);
    }
    for (const target of targetsOf(node)) enter(target);
  }

  enter(machine.root);
  return leavesUnder(machine.root)
    .filter((node) => visited.has(node))
    .map(pathOf);
}

/** All states that a machine has, whether or not anything leads to them. */
export function everyState(machine: AnyStateMachine): readonly string[] {
  return leavesUnder(machine.root).map(pathOf);
}

function firstsOf(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.type === 'parallel') return Object.values(node.states);
  return node.type === 'compound' ? (node.initial?.target ?? []) : [];
}

function targetsOf(node: AnyStateNode): readonly AnyStateNode[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap(({ target }) => target ?? []);
}

function leavesUnder(node: AnyStateNode): readonly AnyStateNode[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node] : children.flatMap(leavesUnder);
}

function pathOf({ path }: AnyStateNode): string {
  return path.join('.');
}
