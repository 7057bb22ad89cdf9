import { createActorContext } from '@xstate/react';
import { fromCallback } from 'xstate';
import { playerMachine, type PageActorEvent } from '@/machines/playerMachine';
import type { Services } from '../services/Services';

export const PlayerActor = createActorContext(playerMachine);

export function wirePlayer({ report }: Services) {
  return playerMachine.provide({
    actors: {
      watchPage: fromCallback(({ sendBack }) => {
        const tell = () => {
          const news: PageActorEvent = { type: document.hidden ? 'page.hidden' : 'page.shown' };
          sendBack(news);
        };
        tell();
        document.addEventListener('visibilitychange', tell);
        return () => document.removeEventListener('visibilitychange', tell);
      }),
    },
    actions: {
      reportFailure: (_, { cause }) => report('error watching the page', cause),
    },
  });
}
