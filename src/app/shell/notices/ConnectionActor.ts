import { createActorContext } from '@xstate/react';
import { fromCallback } from 'xstate';
import { connectionMachine, type ConnectionActorEvent } from '@/machines/connectionMachine';
import type { Services } from '../../services/Services';

export const ConnectionActor = createActorContext(connectionMachine);

export function wireConnection({ report }: Services) {
  return connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => {
        const sendStatus = () => {
          const event: ConnectionActorEvent = {
            type: navigator.onLine ? 'connection.restored' : 'connection.lost',
          };
          sendBack(event);
        };
        sendStatus();
        window.addEventListener('online', sendStatus);
        window.addEventListener('offline', sendStatus);
        return () => {
          window.removeEventListener('online', sendStatus);
          window.removeEventListener('offline', sendStatus);
        };
      }),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error watching the connection', cause),
    },
  });
}
