import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '@/components/LoadingScreen';
import type { ShowInfo } from '@/components/MovieRow';
import { StageLayout } from '@/components/StageLayout';
import { mediaQueries } from '@/components/theme/tokens';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import type { SessionSnapshot } from '@/machines/sessionMachine';
import { UrlProvider } from '../url/UrlActor';
import { UrlSync, useDeferredMode } from '../url/UrlSync';
import { clearScrolls } from '../url/scrollRestoration';
import { LanguageActor } from '../language/LanguageActor';
import { lazyWhenIdle } from '../lifecycle/lazyWhenIdle';
import { useLanguageGetter } from '../language/useLanguageGetter';
import { useAllTextsLoaded } from '../language/useTexts';
import { PopupActor } from '../popup/PopupActor';
import { SearchActor, wireSearch } from '../search/SearchActor';
import { searchAnswers } from '../search/searchAnswers';
import { searchFromUrl } from '../search/searchFromUrl';
import { SearchModeActor } from '../search/SearchModeActor';
import { SearchScreen, type SearchScreenProps } from '../search/SearchScreen';
import {
  RecentSearchesActor,
  removeOtherUsersSearches,
  wireRecentSearches,
} from '../search/RecentSearchesActor';
import { inspectOptions, useServices } from '../services/Services';
import { SessionActor } from '../session/SessionActor';
import { SiteFooter } from './SiteFooter';
import { toReturnState } from '../session/returnTo';
import { onUserChange } from '../session/onUserChange';
import { href } from '../site';
import { BrowseHeader } from './BrowseHeader';
import { HomeScreen } from '../home/HomeScreen';
import { PlayerActor, wirePlayer } from '../home/PlayerActor';
import { RowsActor, wireRows } from '../home/RowsActor';
import { TrailerActor, wireTrailer } from '../home/TrailerActor';
import { connectMachines } from './connectMachines';
import { OpenMovie, type PressedPoster } from './OpenMovie';
import { samplesOf } from './samplesOf';

export function BrowseRoute() {
  const access = SessionActor.useSelector(toAccess);
  const areTextsLoaded = useAllTextsLoaded();
  const uid = SessionActor.useSelector(({ context }) => context.user?.uid ?? '');
  const isSignedIn = SessionActor.useSelector((session) => session.matches('signedIn'));
  const [hasEntered, setHasEntered] = useState(isSignedIn);
  if (isSignedIn && !hasEntered) setHasEntered(true);

  if (access === 'denied') return <RedirectToSignIn shouldReturn={!hasEntered} />;
  return access === 'granted' && areTextsLoaded ? (
    <Browse key={uid} uid={uid} />
  ) : (
    <LoadingScreen />
  );
}

function RedirectToSignIn({ shouldReturn }: { readonly shouldReturn: boolean }) {
  const location = useLocation();
  useEffect(clearScrolls, []);
  return <Navigate to="/" replace state={shouldReturn ? toReturnState(location) : null} />;
}

/** Reloads when another user signs in, so that nothing of the previous user stays in memory. */
function useReloadOnUserChange(uid: string) {
  const { authenticator } = useServices();
  useEffect(() => removeOtherUsersSearches(uid), [uid]);
  useEffect(
    () =>
      onUserChange(uid, authenticator.cachedUser, () => {
        // Hide the page immediately, because the reload takes time.
        document.body.hidden = true;
        location.replace(href('/browse'));
      }),
    [uid, authenticator],
  );
}

function toAccess(session: SessionSnapshot): 'granted' | 'denied' | 'unknown' {
  if (session.matches('signedOut')) return 'denied';
  return session.matches({ restoring: 'unknown' }) ? 'unknown' : 'granted';
}

function Browse({ uid }: { readonly uid: string }) {
  const services = useServices();
  useReloadOnUserChange(uid);
  const language = useLanguageGetter();
  const languageActor = LanguageActor.useActorRef();
  const [samples] = useState(() => samplesOf(languageActor.getSnapshot()));
  const rows = useMemo(() => wireRows(services, language), [services, language]);
  const trailer = useMemo(() => wireTrailer(services), [services]);
  const player = useMemo(() => wirePlayer(services), [services]);
  const answers = useMemo(() => searchAnswers(uid, language), [uid, language]);
  const search = useMemo(
    () => wireSearch(services, language, answers),
    [services, language, answers],
  );
  const openQuery = useCallback(
    (query: string) => searchFromUrl(query, answers, services.demoServices.includes('suggestions')),
    [answers, services],
  );
  const recentSearches = useMemo(() => wireRecentSearches(services, uid), [services, uid]);
  const inspect = inspectOptions(services);
  const pressedRef = useRef<PressedPoster>(undefined);

  return (
    <RowsActor.Provider logic={rows} options={{ input: { samples }, ...inspect }}>
      <TrailerActor.Provider
        logic={trailer}
        options={{ input: { fallback: fallbackTrailer }, ...inspect }}
      >
        <PlayerActor.Provider logic={player} options={inspect}>
          <UrlProvider userId={uid}>
            <SearchModeActor.Provider options={inspect}>
              <SearchActor.Provider logic={search} options={inspect}>
                <PopupActor.Provider options={inspect}>
                  <RecentSearchesActor.Provider logic={recentSearches} options={inspect}>
                    <Connections />
                    <UrlSync userId={uid} openQuery={openQuery}>
                      <Screen pressedRef={pressedRef} />
                      <OpenMovie pressedRef={pressedRef} />
                    </UrlSync>
                  </RecentSearchesActor.Provider>
                </PopupActor.Provider>
              </SearchActor.Provider>
            </SearchModeActor.Provider>
          </UrlProvider>
        </PlayerActor.Provider>
      </TrailerActor.Provider>
    </RowsActor.Provider>
  );
}

function Connections() {
  const language = LanguageActor.useActorRef();
  const mode = SearchModeActor.useActorRef();
  const recentSearches = RecentSearchesActor.useActorRef();
  const rows = RowsActor.useActorRef();
  const search = SearchActor.useActorRef();
  const trailer = TrailerActor.useActorRef();
  useEffect(
    () => connectMachines({ language, mode, recentSearches, rows, search, trailer }),
    [language, mode, recentSearches, rows, search, trailer],
  );
  return null;
}

function Screen({ pressedRef }: { readonly pressedRef: RefObject<PressedPoster | undefined> }) {
  const isSearch = useDeferredMode() === 'gptSearch';
  const popup = PopupActor.useActorRef();
  const showInfo: ShowInfo = useCallback(
    ({ id }, poster) => {
      pressedRef.current = { movieId: id, poster };
      popup.send({ type: 'popup.show', movieId: id });
    },
    [popup, pressedRef],
  );
  const [isPointerToggle, setIsPointerToggle] = useState(false);
  return (
    <StageLayout
      content={isSearch ? 'full' : 'hero'}
      header={
        <BrowseHeader
          onToggle={({ detail }) =>
            setIsPointerToggle(detail > 0 && matchMedia(mediaQueries.hover).matches)
          }
        />
      }
      footer={<SiteFooter />}
    >
      {isSearch ? (
        <Search startsWithFocus={isPointerToggle} onShowInfo={showInfo} />
      ) : (
        <HomeScreen onShowInfo={showInfo} />
      )}
    </StageLayout>
  );
}

const QueryAutocomplete = lazyWhenIdle(() =>
  import('./deferredChunk').then((module) => module.QueryAutocomplete),
);

function Search(props: Pick<SearchScreenProps, 'onShowInfo' | 'startsWithFocus'>) {
  const lists = RowsActor.useSelector(({ context }) => context.lists);
  const movies = useMemo(() => Object.values(lists).flat(), [lists]);
  return <SearchScreen movies={movies} Autocomplete={QueryAutocomplete} {...props} />;
}
