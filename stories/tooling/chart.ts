import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionWords, eventWords, guardWords, runWords } from './chartWords';

export interface ChartState {
  readonly id: string;
  readonly name: string;
  /** The names from the machine down to here, such as `panel.finding`; empty for the machine. */
  readonly path: string;
  readonly kind: AnyStateNode['type'];
  /** One of the states that are at work side by side. */
  readonly isRegion: boolean;
  readonly tags: readonly string[];
  /** The actors at work for as long as the state lasts. */
  readonly runs: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Where a state with states inside begins, and what is done then. */
  readonly initial: { readonly targets: readonly string[]; readonly actions: readonly string[] };
  readonly children: readonly ChartState[];
}

export interface ChartTransition {
  readonly id: string;
  readonly source: string;
  /** The states that are entered; none, where the source hears the event and stays as it is. */
  readonly targets: readonly string[];
  readonly eventType: string;
  /** The event in plain words. */
  readonly event: string;
  /** `if isBlank`, `otherwise`; empty where nothing is asked. */
  readonly condition: string;
  readonly actions: readonly string[];
  /** Whether the states are left and entered anew, even those that could have stayed. */
  readonly reenter: boolean;
}

/** Everything there is to draw of a machine. */
export interface Chart {
  readonly root: ChartState;
  readonly transitions: readonly ChartTransition[];
}

/** The chart of a machine, read from its own definition. */
export function chartOf(machine: AnyStateMachine): Chart {
  return {
    root: stateOf(machine.root),
    transitions: nodesUnder(machine.root).flatMap((node) =>
      groupsOf(node).flatMap((group) => group.map(transitionOf)),
    ),
  };
}

/** A state and everything inside it, in the order of the definition. */
export function statesUnder(state: ChartState): readonly ChartState[] {
  return [state, ...state.children.flatMap(statesUnder)];
}

/** A machine's node and everything inside it, in the order of the definition. */
export function nodesUnder(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesUnder)];
}

/** What a machine's transition is called in its chart; the same in every copy of the machine. */
export function transitionId({ source, eventType }: AnyTransitionDefinition, index: number) {
  return `${source.id} ${eventType || 'always'} ${index}`;
}

/** What the transition is called that a copy of the machine has just taken. */
export function idOfTaken(taken: AnyTransitionDefinition): string {
  const group = groupsOf(taken.source).find((transitions) => transitions.includes(taken)) ?? [];
  return transitionId(taken, group.indexOf(taken));
}

function childrenOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states);
}

/** The transitions of a state, those together that are asked in turn. */
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
