import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionWords, eventWords, guardWords, runWords } from './chartWords';

export interface ChartState {
  readonly id: string;
  readonly name: string;
  /** The names below the root, such as `panel.finding`; empty for the root. */
  readonly path: string;
  readonly kind: AnyStateNode['type'];
  /** A child of a parallel state. */
  readonly isRegion: boolean;
  readonly tags: readonly string[];
  /** Invoked actors. */
  readonly runs: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Initial states and the actions of the initial transition. */
  readonly initial: { readonly targets: readonly string[]; readonly actions: readonly string[] };
  readonly children: readonly ChartState[];
}

export interface ChartTransition {
  readonly id: string;
  readonly source: string;
  /** Empty for a transition without a target. */
  readonly targets: readonly string[];
  readonly eventType: string;
  readonly event: string;
  /** Such as `if isBlank` or `otherwise`; empty without a guard. */
  readonly condition: string;
  readonly actions: readonly string[];
  /** Whether the states are exited and entered again. */
  readonly reenter: boolean;
}

export interface Chart {
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
}

/** Reads the chart from the machine’s definition. */
export function chartOf(machine: AnyStateMachine): Chart {
  return {
    root: stateOf(machine.root),
    transitions: nodesUnder(machine.root).flatMap((node) =>
      groupsOf(node).flatMap((group) => group.map(transitionOf)),
    ),
  };
}

/** A state and its descendants in the order of the definition. */
export function statesUnder(state: ChartState): readonly ChartState[] {
  return [state, ...state.children.flatMap(statesUnder)];
}

/** A node and its descendants in the order of the definition. */
export function nodesUnder(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesUnder)];
}

/** The id is the same in every copy of the machine. */
function transitionId({ source, eventType }: AnyTransitionDefinition, index: number) {
  return `${source.id} ${eventType || 'always'} ${index}`;
}

/** The chart id of a transition that a copy of the machine took. */
export function idOfTaken(taken: AnyTransitionDefinition): string {
  const group = groupsOf(taken.source).find((transitions) => transitions.includes(taken)) ?? [];
  return transitionId(taken, group.indexOf(taken));
}

function childrenOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states);
}

/** Groups of transitions that share an event and differ by guards. */
function groupsOf(node: AnyStateNode): readonly (readonly AnyTransitionDefinition[])[] {
  return [...(node.always ? [node.always] : []), ...node.transitions.values()];
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    name: node.key,
    path: node.path.join('.'),
    kind: node.type,
    isRegion: node.parent?.type === 'parallel',
    tags: node.tags,
    runs: node.invoke.map(runWords),
    entry: node.entry.map(actionWords),
    exit: node.exit.map(actionWords),
    initial: initialOf(node),
    children: childrenOf(node).map(stateOf),
  };
}

function initialOf(node: AnyStateNode): ChartState['initial'] {
  if (node.type !== 'compound') return { targets: [], actions: [] };
  const { target, actions } = node.initial;
  return { targets: target.map(({ id }) => id), actions: actions.map(actionWords) };
}

function transitionOf(
  transition: AnyTransitionDefinition,
  index: number,
  group: readonly AnyTransitionDefinition[],
): ChartTransition {
  const { source, target, eventType, guard, actions, reenter } = transition;
  const earlier = group.slice(0, index).some((sibling) => sibling.guard !== undefined);
  return {
    id: transitionId(transition, index),
    source: source.id,
    targets: target?.map(({ id }) => id) ?? [],
    eventType,
    event: eventWords(transition),
    condition: guard
      ? `${earlier ? 'else if' : 'if'} ${guardWords(guard)}`
      : earlier
        ? 'otherwise'
        : '',
    actions: actions.map(actionWords),
    reenter: reenter && target !== undefined,
  };
}
