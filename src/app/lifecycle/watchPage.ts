import { fromCallback, type EventObject } from 'xstate';
import type { PageActorEvent } from '@/machines/playerMachine';

/** Tells a machine whether the page is visible. */
export const watchPage = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const sendVisibility = () => {
    const type = document.hidden ? 'page.hidden' : 'page.shown';
    sendBack({ type } satisfies PageActorEvent);
  };
  sendVisibility();
  document.addEventListener('visibilitychange', sendVisibility);
  return () => document.removeEventListener('visibilitychange', sendVisibility);
});
