import type { AnyStateMachine, AnyStateNode } from 'xstate';

/**
 * Paths of the leaf states a machine can reach, such as `panel.suggesting.names`. Guards are
 * assumed to pass. Regions of a parallel state count separately, not in combination.
 */
export function reachableStates(machine: AnyStateMachine): readonly string[] {
  const entered = new Set<AnyStateNode>();
  const visited = new Set<AnyStateNode>();

  function enter(node: AnyStateNode) {
    if (entered.has(node)) return;
    entered.add(node);
    visit(node);
    for (const first of firstsOf(node)) enter(first);
  }

  /** Marks the state and its ancestors as visited and follows their transitions. */
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

/** Every leaf state, reachable or not. */
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
