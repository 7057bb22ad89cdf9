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
          const type = navigator.onLine ? 'connection.restored' : 'connection.lost';
          sendBack({ type } satisfies ConnectionActorEvent);
        };
        sendStatus();
        // A page in the back/forward cache gets no events.
        const events = ['online', 'offline', 'pageshow'];
        for (const event of events) window.addEventListener(event, sendStatus);
        return () => {
          for (const event of events) window.removeEventListener(event, sendStatus);
        };
      }),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error watching the connection', cause),
    },
  });
}
