import { createActor, StateMachine, toPromise, type AnyActorLogic, type StateNode } from 'xstate';
import { describe, expect, it } from 'vitest';
import { requiredActor, requiredCallback } from '@/machines/requiredActor';

const files = import.meta.glob<Record<string, unknown>>('../../src/machines/*Machine.ts', {
  eager: true,
});

const machines = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, machine]) =>
    machine instanceof StateMachine ? [{ file, name, machine }] : [],
  ),
);

const actors = machines.flatMap(({ name: machineName, machine }) =>
  Object.entries(machine.implementations.actors).flatMap(([actorName, logic]) =>
    'transition' in logic ? [{ machineName, actorName, logic }] : [],
  ),
);

function run(logic: AnyActorLogic) {
  const actor = createActor(logic);
  const settled = toPromise(actor);
  actor.start();
  return settled;
}

describe('an actor that is not provided', () => {
  it('rejects with its name when it is a promise', async () => {
    await expect(run(requiredActor<void>('signOut'))).rejects.toThrow(
      new Error('Actor "signOut" was not provided.'),
    );
  });

  it('throws with its name when it is a callback', async () => {
    await expect(run(requiredCallback('watchSession'))).rejects.toThrow(
      new Error('Actor "watchSession" was not provided.'),
    );
  });

  it.each(actors)(
    'throws with its name: $actorName of $machineName',
    async ({ actorName, logic }) => {
      await expect(run(logic)).rejects.toThrow(new Error(`Actor "${actorName}" was not provided.`));
    },
  );
});

describe('every machine', () => {
  it('is the only machine of a file of its name', () => {
    expect(machines.map(({ file }) => file)).toEqual(Object.keys(files));
    for (const { file, name } of machines) {
      expect(file).toBe(`../../src/machines/${name}.ts`);
    }
  });

  it.each(machines)('names its invoked actors and handles their failure: $name', ({ machine }) => {
    for (const invocation of nodesOf(machine.root).flatMap(({ config }) => config.invoke ?? [])) {
      expect(invocation).toEqual(
        expect.objectContaining({ id: expect.any(String), onError: expect.anything() }),
      );
    }
  });

  it.each(machines)('uses events called domain.verb: $name', ({ machine }) => {
    for (const event of machine.events) {
      expect(event).toMatch(/^(?:xstate\..+|[a-z]+\.[a-z][A-Za-z]*)$/);
    }
  });
});

function nodesOf(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
