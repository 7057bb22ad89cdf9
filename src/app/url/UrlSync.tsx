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
import { parseLocation, type BrowseMode } from '@/domain/location';
import { useCrossFade } from '../lifecycle/useCrossFade';
import { PopupActor } from '../popup/PopupActor';
import { SearchActor } from '../search/SearchActor';
import { SearchModeActor } from '../search/SearchModeActor';
import { connectUrl, type OpenQuery } from './connectUrl';
import { historyEntryAt } from './historyState';
import { connectScrolls } from './scrollRestoration';
import { UrlActor } from './UrlActor';

const DeferredMode = createContext<BrowseMode>('home');

/** Deferred, so that the press is painted before the other screen renders. */
export function useDeferredMode(): BrowseMode {
  return useContext(DeferredMode);
}

interface UrlSyncProps {
  readonly uid: string;
  readonly openQuery: OpenQuery;
  /** While false, the homepage stays. */
  readonly isSearchReady: boolean;
  readonly children: ReactNode;
}

export function UrlSync({ uid, openQuery, isSearchReady, children }: UrlSyncProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const url = UrlActor.useActorRef();
  const searchMode = SearchModeActor.useActorRef();
  const popup = PopupActor.useActorRef();
  const search = SearchActor.useActorRef();
  const chosen = SearchModeActor.useSelector(({ value }) => value);

  const [isReady, setIsReady] = useState(false);
  const mode = useCrossFade(isSearchReady ? chosen : 'home', { isFading: isReady });
  const isRendered = mode === 'gptSearch' || parseLocation(location.search).search === null;
  if (isRendered && !isReady) setIsReady(true);

  useEffect(
    () => connectUrl({ mode: searchMode, popup, search, url }, openQuery),
    [searchMode, popup, search, url, openQuery],
  );

  useLayoutEffect(() => {
    url.send({
      type: navigationType === 'POP' ? 'url.popped' : 'url.written',
      key: location.key,
      entry: historyEntryAt(location, uid),
    });
  }, [url, location, navigationType, uid]);

  useLayoutEffect(() => url.send({ type: 'mode.rendered', mode }), [url, mode]);

  useEffect(() => connectScrolls(url, uid), [url, uid]);

  return isReady ? <DeferredMode value={mode}>{children}</DeferredMode> : <LoadingScreen />;
}
