import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { LoadingScreen } from '@/components/LoadingScreen';
import { formatLocation, parseLocation } from '@/domain/location';
import type { SearchModeSnapshot } from '@/machines/searchModeMachine';
import { PopupActor } from '../popup/PopupActor';
import { SearchActor } from '../search/SearchActor';
import { SearchModeActor } from '../search/SearchModeActor';
import { SessionActor } from '../session/SessionActor';
import { createUrlSync } from './createUrlSync';
import { toHistoryState, type HistoryEntry } from './historyEntry';
import { scrollsOf } from './scrollRestoration';

type Mode = SearchModeSnapshot['value'];

const DeferredMode = createContext<Mode>('home');

/** Deferred, so that the press is painted before the other screen renders. */
export function useDeferredMode(): Mode {
  return useContext(DeferredMode);
}

export function UrlSync({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const mode = SearchModeActor.useActorRef();
  const currentMode = SearchModeActor.useSelector((it) => it.value);
  const renderedMode = useDeferredValue(currentMode);
  const pendingScroll = useRef<() => void>(null);
  const urlSync = useUrlSync((scroll) => {
    pendingScroll.current = scroll;
  });
  const [areStarted, setAreStarted] = useState(false);

  const query = SearchActor.useSelector(({ context }) => context.query);
  const isIdle = SearchActor.useSelector((it) => it.matches({ panel: 'idle' }));
  const movieId = PopupActor.useSelector(({ context }) => context.movieId);

  const [isReady, setIsReady] = useState(false);
  const isRendered = renderedMode === 'gptSearch' || parseLocation(location.search).search === null;
  if (isRendered && !isReady) setIsReady(true);

  // The providers above start the machines after our effects; `mode`, the outermost, starts last.
  useEffect(() => {
    const start = mode.subscribe(() => setAreStarted(true));
    return () => start.unsubscribe();
  }, [mode]);

  useEffect(() => urlSync.saveScrollOnChange(), [urlSync]);

  useLayoutEffect(() => {
    if (areStarted) urlSync.onLocationChange(location, navigationType);
  }, [urlSync, areStarted, location, navigationType]);

  useLayoutEffect(() => {
    if (areStarted) urlSync.syncUrl();
  }, [urlSync, areStarted, currentMode, query, isIdle, movieId]);

  useLayoutEffect(() => {
    if (renderedMode !== mode.getSnapshot().value) return;
    pendingScroll.current?.();
    pendingScroll.current = null;
  });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', urlSync.onPageHide);
    return () => {
      window.removeEventListener('pagehide', urlSync.onPageHide);
      history.scrollRestoration = 'auto';
    };
  }, [urlSync]);

  return isReady ? <DeferredMode value={renderedMode}>{children}</DeferredMode> : <LoadingScreen />;
}

/** @param whenRendered receives the scroll callback; runs it after the new screen is rendered */
function useUrlSync(whenRendered: (scroll: () => void) => void) {
  const mode = SearchModeActor.useActorRef();
  const search = SearchActor.useActorRef();
  const popup = PopupActor.useActorRef();
  const session = SessionActor.useActorRef();
  const navigate = useNavigate();

  const [urlSync] = useState(() => {
    const userId = session.getSnapshot().context.user?.uid ?? '';
    const scroll = scrollsOf(userId);
    const go = (replace: boolean) => (entry: HistoryEntry) =>
      navigate(`/browse${formatLocation(entry.location)}`, {
        replace,
        state: toHistoryState(entry, userId),
      });
    return createUrlSync({
      machines: { mode, search, popup },
      userId,
      history: { push: go(false), replace: go(true), back: () => navigate(-1) },
      scrolls: {
        ...scroll,
        restore: (key) => whenRendered(() => scroll.restore(key)),
        scrollToTop: (key) => whenRendered(() => scroll.scrollToTop(key)),
      },
    });
  });
  return urlSync;
}
