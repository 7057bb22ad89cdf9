import { authModeMachine } from '@/machines/authModeMachine';
import { connectionMachine } from '@/machines/connectionMachine';
import { installMachine } from '@/machines/installMachine';
import { languageMachine } from '@/machines/languageMachine';
import { playerMachine } from '@/machines/playerMachine';
import { popupMachine } from '@/machines/popupMachine';
import { recentSearchesMachine } from '@/machines/recentSearchesMachine';
import { rowsMachine } from '@/machines/rowsMachine';
import { searchMachine } from '@/machines/searchMachine';
import { searchModeMachine } from '@/machines/searchModeMachine';
import { sessionMachine } from '@/machines/sessionMachine';
import { trailerMachine } from '@/machines/trailerMachine';
import { updateMachine } from '@/machines/updateMachine';
import { urlMachine } from '@/machines/urlMachine';
import { slideshowMachine } from '@/machines/slideshowMachine';

/** Every machine by its id. */
export const machines = {
  session: sessionMachine,
  authMode: authModeMachine,
  slideshow: slideshowMachine,
  language: languageMachine,
  rows: rowsMachine,
  trailer: trailerMachine,
  player: playerMachine,
  searchMode: searchModeMachine,
  search: searchMachine,
  recentSearches: recentSearchesMachine,
  popup: popupMachine,
  url: urlMachine,
  connection: connectionMachine,
  update: updateMachine,
  install: installMachine,
} as const;

export type MachineName = keyof typeof machines;

export function isMachineName(name: unknown): name is MachineName {
  return typeof name === 'string' && name in machines;
}
