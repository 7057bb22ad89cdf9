import { createActorContext } from '@xstate/react';
import { fromCallback } from 'xstate';
import { connectionMachine, type ConnectionActorEvent } from '@/machines/connectionMachine';
import type { Services } from '../../services/Services';

export const ConnectionActor = createActorContext(connectionMachine);

export function wireConnection({ report }: Services) {
  return connectionMachine.provide({
    actors: {
      watchConnection: fromCallback(({ sendBack }) => {
        const tell = () => {
          const news: ConnectionActorEvent = {
            type: navigator.onLine ? 'connection.found' : 'connection.lost',
          };
          sendBack(news);
        };
        tell();
        window.addEventListener('online', tell);
        window.addEventListener('offline', tell);
        return () => {
          window.removeEventListener('online', tell);
          window.removeEventListener('offline', tell);
        };
      }),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error watching the connection', cause),
    },
  });
}
