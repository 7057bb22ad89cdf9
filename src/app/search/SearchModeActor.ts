import { createActorContext } from '@xstate/react';
import { searchModeMachine } from '@/machines/searchModeMachine';

export const SearchModeActor = createActorContext(searchModeMachine);
