import { createActorContext } from '@xstate/react';
import { popupMachine } from '@/machines/popupMachine';

export const PopupActor = createActorContext(popupMachine);
