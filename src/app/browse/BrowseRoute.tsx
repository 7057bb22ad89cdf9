import { useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Curtain } from '@/components/Curtain';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { sampleLists } from '@/domain/samples/sampleLists';
import type { SessionSnapshot } from '@/machines/sessionMachine';
import { Address } from '../address/Address';
import { forgetScrolls } from '../address/scrolls';
import { PopupActor } from '../popup/PopupActor';
import { MoviePopup } from '../popup/MoviePopup';
import { SearchActor, wireSearch } from '../search/SearchActor';
import { SearchModeActor } from '../search/SearchModeActor';
import { SearchScreen } from '../search/SearchScreen';
import { inspected, useServices } from '../Services';
import { SessionActor } from '../session/SessionActor';
import { wayBackTo } from '../session/wayBack';
import { HomeScreen } from './HomeScreen';
import { PlayerActor, wirePlayer } from './PlayerActor';
import { RowsActor, wireRows } from './RowsActor';
import { TrailerActor, wireTrailer } from './TrailerActor';

/** `/browse`: the movies, for whoever is signed in or was so when last here. */
export function BrowseRoute() {
  const access = SessionActor.useSelector(toAccess);
  const isSignedIn = SessionActor.useSelector((session) => session.matches('signedIn'));
  const [hasEntered, setHasEntered] = useState(isSignedIn);
  if (isSignedIn && !hasEntered) setHasEntered(true);

  if (access === 'denied') return <ToTheDoor returning={!hasEntered} />;
  return access === 'granted' ? <Browse /> : <Curtain />;
}

/** Out to the sign-in screen, and back here afterwards; for whoever has signed out there is no way back. */
function ToTheDoor({ returning }: { readonly returning: boolean }) {
  const location = useLocation();
  useEffect(forgetScrolls, []);
  return <Navigate to="/" replace state={returning ? wayBackTo(location) : null} />;
}

function toAccess(session: SessionSnapshot): 'granted' | 'denied' | 'unknown' {
  if (session.matches('signedOut')) return 'denied';
  return session.matches({ restoring: 'unknown' }) ? 'unknown' : 'granted';
}

function Browse() {
  const services = useServices();
  const rows = useMemo(() => wireRows(services), [services]);
  const trailer = useMemo(() => wireTrailer(services), [services]);
  const player = useMemo(() => wirePlayer(services), [services]);
  const search = useMemo(() => wireSearch(services), [services]);
  const watched = inspected(services);
  return (
    <RowsActor.Provider logic={rows} options={{ input: { samples: sampleLists }, ...watched }}>
      <TrailerActor.Provider
        logic={trailer}
        options={{ input: { fallback: fallbackTrailer }, ...watched }}
      >
        <PlayerActor.Provider logic={player} options={watched}>
          <SearchModeActor.Provider options={watched}>
            <SearchActor.Provider logic={search} options={watched}>
              <PopupActor.Provider options={watched}>
                <Address>
                  <Screen />
                  <MoviePopup />
                </Address>
              </PopupActor.Provider>
            </SearchActor.Provider>
          </SearchModeActor.Provider>
        </PlayerActor.Provider>
      </TrailerActor.Provider>
    </RowsActor.Provider>
  );
}

function Screen() {
  return SearchModeActor.useSelector((mode) => mode.matches('gptSearch')) ? (
    <SearchScreen />
  ) : (
    <HomeScreen />
  );
}
