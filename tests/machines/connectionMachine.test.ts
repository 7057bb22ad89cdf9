import { createActor, fromCallback } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { connectionMachine, type ConnectionActorEvent } from '@/machines/connectionMachine';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startConnection() {
  const network = controlledCallbackActor<ConnectionActorEvent>();
  const actor = createActor(
    connectionMachine.provide({ actors: { watchConnection: network.logic } }),
  ).start();
  return { actor, network, value: () => actor.getSnapshot().value };
}

describe('the connection', () => {
  it('is taken to be there until it is known otherwise', () => {
    expect(startConnection().value()).toBe('online');
  });

  it('is lost and found, and the same news twice changes nothing', () => {
    const { network, value } = startConnection();
    const { tell } = network.latest();

    tell({ type: 'connection.lost' });
    tell({ type: 'connection.lost' });
    expect(value()).toBe('offline');

    tell({ type: 'connection.found' });
    tell({ type: 'connection.found' });
    expect(value()).toBe('online');
  });

  it('is known at once where the page begins without it', () => {
    const actor = createActor(
      connectionMachine.provide({
        actors: {
          watchConnection: fromCallback(({ sendBack }) => sendBack({ type: 'connection.lost' })),
        },
      }),
    ).start();

    expect(actor.getSnapshot().value).toBe('offline');
  });

  it('is taken to be there where it cannot be watched, and that is logged', () => {
    const cause = new Error('The browser does not tell.');
    const reportFailure = vi.fn();
    const actor = createActor(
      connectionMachine.provide({
        actors: {
          watchConnection: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
    ).start();

    expect(actor.getSnapshot().value).toBe('online');
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('is no longer watched once nobody wants to know', () => {
    const { actor, network } = startConnection();

    actor.stop();

    expect(network.latest().signal.aborted).toBe(true);
  });
});
