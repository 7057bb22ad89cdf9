import { createActor, fromCallback } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connectionMachine, type ConnectionActorEvent } from '@/machines/connectionMachine';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startConnection() {
  const network = controlledCallbackActor<ConnectionActorEvent>();
  const actor = createActor(
    connectionMachine.provide({ actors: { watchConnection: network.logic } }),
  ).start();
  return { actor, network, value: () => actor.getSnapshot().value };
}

describe('connectionMachine', () => {
  it('is online by default', () => {
    expect(startConnection().value()).toBe('online');
  });

  it('follows online and offline and ignores repeats', () => {
    const { network, value } = startConnection();
    const { emit } = network.latest();

    emit({ type: 'connection.lost' });
    emit({ type: 'connection.lost' });
    expect(value()).toBe('offline');

    emit({ type: 'connection.restored' });
    emit({ type: 'connection.restored' });
    expect(value()).toBe('online');
  });

  it('starts offline when the page loads offline', () => {
    const actor = createActor(
      connectionMachine.provide({
        actors: {
          watchConnection: fromCallback(({ sendBack }) => sendBack({ type: 'connection.lost' })),
        },
      }),
    ).start();

    expect(actor.getSnapshot().value).toBe('offline');
  });
});
