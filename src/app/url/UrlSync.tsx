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
  const how = useNavigationType();
  const mode = SearchModeActor.useActorRef();
  const wanted = SearchModeActor.useSelector((it) => it.value);
  const drawn = useDeferredValue(wanted);
  const scrolling = useRef<() => void>(null);
  const keeper = useKeeper((scroll) => {
    scrolling.current = scroll;
  });
  const [areStarted, setAreStarted] = useState(false);

  const query = SearchActor.useSelector(({ context }) => context.query);
  const isIdle = SearchActor.useSelector((it) => it.matches({ panel: 'idle' }));
  const movieId = PopupActor.useSelector(({ context }) => context.movieId);

  const [hasArrived, setHasArrived] = useState(false);
  const isThere = drawn === 'gptSearch' || parseLocation(location.search).search === null;
  if (isThere && !hasArrived) setHasArrived(true);

  // The providers above start the machines after our effects; `mode`, the outermost, starts last.
  useEffect(() => {
    const start = mode.subscribe(() => setAreStarted(true));
    return () => start.unsubscribe();
  }, [mode]);

  useEffect(() => keeper.watch(), [keeper]);

  useLayoutEffect(() => {
    if (areStarted) keeper.arrive(location, how);
  }, [keeper, areStarted, location, how]);

  useLayoutEffect(() => {
    if (areStarted) keeper.follow();
  }, [keeper, areStarted, wanted, query, isIdle, movieId]);

  useLayoutEffect(() => {
    if (drawn !== mode.getSnapshot().value) return;
    scrolling.current?.();
    scrolling.current = null;
  });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keeper.leave);
    return () => {
      window.removeEventListener('pagehide', keeper.leave);
      history.scrollRestoration = 'auto';
    };
  }, [keeper]);

  return hasArrived ? <DeferredMode value={drawn}>{children}</DeferredMode> : <LoadingScreen />;
}

/** @param whenDrawn receives the scroll callback; runs it after the new screen is rendered */
function useKeeper(whenDrawn: (scroll: () => void) => void) {
  const mode = SearchModeActor.useActorRef();
  const search = SearchActor.useActorRef();
  const popup = PopupActor.useActorRef();
  const session = SessionActor.useActorRef();
  const navigate = useNavigate();

  const [keeper] = useState(() => {
    const person = session.getSnapshot().context.user?.uid ?? '';
    const scrolls = scrollsOf(person);
    const go = (replace: boolean) => (entry: HistoryEntry) =>
      navigate(`/browse${formatLocation(entry.place)}`, {
        replace,
        state: toHistoryState(entry, person),
      });
    return createUrlSync({
      machines: { mode, search, popup },
      person,
      history: { push: go(false), replace: go(true), back: () => navigate(-1) },
      scrolls: {
        ...scrolls,
        returnTo: (key) => whenDrawn(() => scrolls.returnTo(key)),
        toTop: (key) => whenDrawn(() => scrolls.toTop(key)),
      },
    });
  });
  return keeper;
}
