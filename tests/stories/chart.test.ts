import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { chartOf, statesUnder } from '../../stories/tooling/chart';
import { causeWords, outcomeWords } from '../../stories/tooling/transitionWords';
import { machines } from '../../stories/tooling/machines';
import { anyMachine, edgeCaseMachines } from './support/edgeCaseMachines';

const everyMachine = Object.entries<AnyStateMachine>({ ...machines, ...edgeCaseMachines });

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

function expectTrue(machine: AnyStateMachine) {
  const chart = chartOf(machine);
  const nodes = nodesOf(machine.root);
  const transitions = nodes.flatMap((node) => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ]);

  expect(statesUnder(chart.root).map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
  expect(
    chart.transitions.map(({ source, eventType, targets }) => ({ source, eventType, targets })),
  ).toEqual(
    transitions.map(({ source, eventType, target }) => ({
      source: source.id,
      eventType,
      targets: target?.map(({ id }) => id) ?? [],
    })),
  );
  expect(new Set(chart.transitions.map(({ id }) => id)).size).toBe(transitions.length);
}

describe('chartOf', () => {
  it.each(everyMachine)('contains every state and transition of %s once', (_, machine) => {
    expectTrue(machine);
  });

  it('contains every state and transition of any machine once', () => {
    fc.assert(fc.property(anyMachine, expectTrue));
  });

  it('describes automatic transitions and actor results in words', () => {
    const chart = chartOf(machines.session);

    expect(
      chart.transitions
        .filter(({ eventType }) => eventType === '' || eventType.startsWith('xstate.'))
        .map((transition) => `${causeWords(transition)}: ${outcomeWords(transition, chart)}`),
    ).toEqual([
      'watchSession fails: do raise',
      'always if hasUser: to restoring.remembered',
      'signOut is done: to signedOut',
      'signOut fails: to signedOut, do reportFailure',
    ]);
  });
});
