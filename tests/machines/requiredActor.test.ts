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

const sockets = machines.flatMap(({ name: machineName, machine }) =>
  Object.entries(machine.implementations.actors).flatMap(([socket, logic]) =>
    'transition' in logic ? [{ machineName, socket, logic }] : [],
  ),
);

function run(logic: AnyActorLogic) {
  const actor = createActor(logic);
  const settled = toPromise(actor);
  actor.start();
  return settled;
}

describe('a socket that nothing is plugged into', () => {
  it('rejects by its name where a promise is asked of it', async () => {
    await expect(run(requiredActor<void>('signOut'))).rejects.toThrow(
      new Error('Actor "signOut" was not provided.'),
    );
  });

  it('breaks by its name where it should have told something', async () => {
    await expect(run(requiredCallback('watchSession'))).rejects.toThrow(
      new Error('Actor "watchSession" was not provided.'),
    );
  });

  it.each(sockets)('says so: $socket of $machineName', async ({ socket, logic }) => {
    await expect(run(logic)).rejects.toThrow(new Error(`Actor "${socket}" was not provided.`));
  });
});

describe('every machine', () => {
  it('has a file of its own name, and nothing beside it there', () => {
    expect(machines.map(({ file }) => file)).toEqual(Object.keys(files));
    for (const { file, name } of machines) {
      expect(file).toBe(`../../src/machines/${name}.ts`);
    }
  });

  it.each(machines)('names what it invokes and minds its failure: $name', ({ machine }) => {
    for (const invocation of nodesOf(machine.root).flatMap(({ config }) => config.invoke ?? [])) {
      expect(invocation).toEqual(
        expect.objectContaining({ id: expect.any(String), onError: expect.anything() }),
      );
    }
  });

  it.each(machines)('hears events called domain.verb: $name', ({ machine }) => {
    for (const event of machine.events) {
      expect(event).toMatch(/^(?:xstate\..+|[a-z]+\.[a-z][A-Za-z]*)$/);
    }
  });
});

function nodesOf(node: StateNode): StateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
