import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '@/components/LoadingScreen';
import { StageLayout } from '@/components/StageLayout';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import type { SessionSnapshot } from '@/machines/sessionMachine';
import { UrlSync, useDeferredMode } from '../url/UrlSync';
import { clearScrolls } from '../url/scrollRestoration';
import { useLanguageGetter } from '../language/useLanguageGetter';
import { PopupActor } from '../popup/PopupActor';
import { MoviePopup } from '../popup/MoviePopup';
import { SearchActor, wireSearch } from '../search/SearchActor';
import { SearchModeActor } from '../search/SearchModeActor';
import { SearchScreen } from '../search/SearchScreen';
import { forgetOthersSearches } from '../search/RecentSearchesActor';
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
import { RefetchOnLanguageChange } from '../home/RefetchOnLanguageChange';
import { TrailerActor, wireTrailer } from '../home/TrailerActor';
import { useSamples } from '../home/useSamples';

export function BrowseRoute() {
  const access = SessionActor.useSelector(toAccess);
  const uid = SessionActor.useSelector(({ context }) => context.user?.uid ?? '');
  const isSignedIn = SessionActor.useSelector((session) => session.matches('signedIn'));
  const [hasEntered, setHasEntered] = useState(isSignedIn);
  if (isSignedIn && !hasEntered) setHasEntered(true);

  if (access === 'denied') return <RedirectToSignIn shouldReturn={!hasEntered} />;
  return access === 'granted' ? <Browse key={uid} uid={uid} /> : <LoadingScreen />;
}

function RedirectToSignIn({ shouldReturn }: { readonly shouldReturn: boolean }) {
  const location = useLocation();
  useEffect(clearScrolls, []);
  return <Navigate to="/" replace state={shouldReturn ? toReturnState(location) : null} />;
}

/** Reloads when another user signs in, so that nothing of the previous user stays in memory. */
function useReloadOnUserChange(uid: string) {
  const { authenticator } = useServices();
  useEffect(() => forgetOthersSearches(uid), [uid]);
  useEffect(
    () =>
      onUserChange(uid, authenticator.cachedUser, () => {
        // Hidden at once, because the reload takes time.
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
  const samples = useSamples();
  const rows = useMemo(() => wireRows(services, language), [services, language]);
  const trailer = useMemo(() => wireTrailer(services), [services]);
  const player = useMemo(() => wirePlayer(services), [services]);
  const search = useMemo(() => wireSearch(services, language), [services, language]);
  const inspect = inspectOptions(services);

  return (
    <RowsActor.Provider logic={rows} options={{ input: { samples }, ...inspect }}>
      <TrailerActor.Provider
        logic={trailer}
        options={{ input: { fallback: fallbackTrailer }, ...inspect }}
      >
        <PlayerActor.Provider logic={player} options={inspect}>
          <SearchModeActor.Provider options={inspect}>
            <SearchActor.Provider logic={search} options={inspect}>
              <PopupActor.Provider options={inspect}>
                <UrlSync>
                  <RefetchOnLanguageChange />
                  <Screen />
                  <MoviePopup />
                </UrlSync>
              </PopupActor.Provider>
            </SearchActor.Provider>
          </SearchModeActor.Provider>
        </PlayerActor.Provider>
      </TrailerActor.Provider>
    </RowsActor.Provider>
  );
}

function Screen() {
  const isSearch = useDeferredMode() === 'gptSearch';
  return (
    <StageLayout
      content={isSearch ? 'full' : 'hero'}
      header={<BrowseHeader />}
      footer={<SiteFooter />}
    >
      {isSearch ? <SearchScreen /> : <HomeScreen />}
    </StageLayout>
  );
}
