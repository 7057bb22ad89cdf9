import { createActorContext } from '@xstate/react';
import { playerMachine } from '@/machines/playerMachine';
import { watchPage } from '../lifecycle/watchPage';
import type { Services } from '../services/Services';

export const PlayerActor = createActorContext(playerMachine);

export function wirePlayer({ report }: Services) {
  return playerMachine.provide({
    actors: { watchPage },
    actions: {
      reportFailure: (_, { cause }) => report('error watching the page', cause),
    },
  });
}
