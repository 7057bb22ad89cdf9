import { createActorContext } from '@xstate/react';
import { fromCallback } from 'xstate';
import { playerMachine, type PageActorEvent } from '@/machines/playerMachine';
import type { Services } from '../services/Services';

export const PlayerActor = createActorContext(playerMachine);

export function wirePlayer({ report }: Services) {
  return playerMachine.provide({
    actors: {
      watchPage: fromCallback(({ sendBack }) => {
        const sendVisibility = () => {
          const event: PageActorEvent = { type: document.hidden ? 'page.hidden' : 'page.shown' };
          sendBack(event);
        };
        sendVisibility();
        document.addEventListener('visibilitychange', sendVisibility);
        return () => document.removeEventListener('visibilitychange', sendVisibility);
      }),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error watching the page', cause),
    },
  });
}
