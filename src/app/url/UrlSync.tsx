import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LoadingScreen } from '@/components/LoadingScreen';
import { parseLocation, type BrowseScreen } from '@/domain/location';
import { useCrossFade } from '../lifecycle/useCrossFade';
import { PopupActor } from '../popup/PopupActor';
import { SearchActor } from '../search/SearchActor';
import { SearchModeActor } from '../search/SearchModeActor';
import { connectUrl, type OpenQuery } from './connectUrl';
import { historyEntryAt } from './historyState';
import { scrollsOf } from './scrollRestoration';
import { UrlActor } from './UrlActor';

const DeferredMode = createContext<BrowseScreen>('home');

/** Deferred, so that the press is painted before the other screen renders. */
export function useDeferredMode(): BrowseScreen {
  return useContext(DeferredMode);
}

interface UrlSyncProps {
  readonly userId: string;
  readonly openQuery: OpenQuery;
  /** While false, the homepage stays. */
  readonly isSearchReady: boolean;
  readonly children: ReactNode;
}

export function UrlSync({ userId, openQuery, isSearchReady, children }: UrlSyncProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const url = UrlActor.useActorRef();
  const mode = SearchModeActor.useActorRef();
  const popup = PopupActor.useActorRef();
  const search = SearchActor.useActorRef();
  const chosen = SearchModeActor.useSelector(({ value }) => value);

  const [isReady, setIsReady] = useState(false);
  const screen = useCrossFade(isSearchReady ? chosen : 'home', { isFading: isReady });
  const isRendered = screen === 'gptSearch' || parseLocation(location.search).search === null;
  if (isRendered && !isReady) setIsReady(true);

  useEffect(
    () => connectUrl({ mode, popup, search, url }, openQuery),
    [mode, popup, search, url, openQuery],
  );

  useLayoutEffect(() => {
    url.send({
      type: navigationType === 'POP' ? 'url.popped' : 'url.written',
      key: location.key,
      entry: historyEntryAt(location, userId),
    });
  }, [url, location, navigationType, userId]);

  useLayoutEffect(() => url.send({ type: 'screen.rendered', screen }), [url, screen]);

  useEffect(() => {
    const scrolls = scrollsOf(userId);
    const onPageHide = () => {
      const snapshot = url.getSnapshot();
      if (snapshot.matches({ scroll: 'settled' })) scrolls.save(snapshot.context.key);
      scrolls.persist();
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      history.scrollRestoration = 'auto';
    };
  }, [url, userId]);

  return isReady ? <DeferredMode value={screen}>{children}</DeferredMode> : <LoadingScreen />;
}
