import { flushSync } from 'react-dom';
import type { NavigateFunction } from 'react-router-dom';
import type { AnyActorRef } from 'xstate';
import type { HistoryEntry } from '@/domain/historyStep';
import { formatLocation } from '@/domain/location';
import { urlMachine, type UrlSnapshot } from '@/machines/urlMachine';
import { afterPaint } from '../lifecycle/afterPaint';
import { toHistoryState } from './historyState';
import type { scrollsOf } from './scrollRestoration';

interface UrlTools {
  readonly navigate: NavigateFunction;
  readonly scrolls: Pick<ReturnType<typeof scrollsOf>, 'save' | 'restore'>;
  readonly uid: string;
}

let waiting = new AbortController();

/**
 * Connects the machine to the history of the window. Writing takes 10 ms on a phone, so the press
 * is painted first. It renders at once: if Back came before, React would render neither.
 */
export function wireUrl({ navigate, scrolls, uid }: UrlTools) {
  const write = (url: AnyActorRef, entry: HistoryEntry, shouldReplace: boolean) =>
    unlessOvertaken(
      url,
      ({ context }) => context.entry === entry,
      () => {
        const options = { replace: shouldReplace, state: toHistoryState(entry, uid) };
        flushSync(() => void navigate(`/browse${formatLocation(entry.location)}`, options));
      },
    );

  return urlMachine.provide({
    actions: {
      pushEntry: ({ self }, { entry }) => write(self, entry, false),
      replaceEntry: ({ self }, { entry }) => write(self, entry, true),
      goBack: ({ self }, { by }) =>
        unlessOvertaken(
          self,
          (snapshot) => snapshot.matches({ history: 'leaving' }),
          () => void navigate(-by),
        ),
      saveScroll: (_, { key }) => scrolls.save(key),
      restoreScroll: (_, { key }) => scrolls.restore(key),
    },
  });
}

/** Drops what waits for the paint. */
export function dropSteps() {
  waiting.abort();
  waiting = new AbortController();
}

/** Back, Forward or a sign-out can come before the paint. */
function unlessOvertaken(
  url: AnyActorRef,
  isWanted: (snapshot: UrlSnapshot) => boolean,
  step: () => void,
) {
  const { signal } = waiting;
  afterPaint(() => {
    if (!signal.aborted && isWanted(url.getSnapshot())) step();
  });
}
