import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { PlayerActor, wirePlayer } from '../home/PlayerActor';
import { RowsActor, wireRows } from '../home/RowsActor';
import { TrailerActor, wireTrailer } from '../home/TrailerActor';
import { LanguageActor } from '../language/LanguageActor';
import { useLanguageGetter } from '../language/useLanguageGetter';
import { PopupActor } from '../popup/PopupActor';
import { RecentSearchesActor, wireRecentSearches } from '../search/RecentSearchesActor';
import { SearchActor, wireSearch } from '../search/SearchActor';
import type { SearchAnswers } from '../search/searchAnswers';
import { SearchModeActor } from '../search/SearchModeActor';
import { inspectOptions, useServices } from '../services/Services';
import { UrlProvider } from '../url/UrlActor';
import { connectMachines } from './connectMachines';
import { samplesOf } from './samplesOf';

interface BrowseActorsProps {
  readonly uid: string;
  readonly answers: SearchAnswers;
  readonly children: ReactElement;
}

/** Starts the machines of `/browse` and connects them. */
export function BrowseActors({ uid, answers, children }: BrowseActorsProps) {
  const services = useServices();
  const language = useLanguageGetter();
  const languageActor = LanguageActor.useActorRef();
  const [samples] = useState(() => samplesOf(languageActor.getSnapshot()));
  const rows = useMemo(() => wireRows(services, language), [services, language]);
  const trailer = useMemo(() => wireTrailer(services), [services]);
  const player = useMemo(() => wirePlayer(services), [services]);
  const search = useMemo(
    () => wireSearch(services, language, answers),
    [services, language, answers],
  );
  const recentSearches = useMemo(() => wireRecentSearches(services, uid), [services, uid]);
  const inspect = inspectOptions(services);

  return (
    <RowsActor.Provider logic={rows} options={{ input: { samples }, ...inspect }}>
      <TrailerActor.Provider
        logic={trailer}
        options={{ input: { fallback: fallbackTrailer }, ...inspect }}
      >
        <PlayerActor.Provider logic={player} options={inspect}>
          <UrlProvider uid={uid}>
            <SearchModeActor.Provider options={inspect}>
              <SearchActor.Provider logic={search} options={inspect}>
                <PopupActor.Provider options={inspect}>
                  <RecentSearchesActor.Provider logic={recentSearches} options={inspect}>
                    <Connections />
                    {children}
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

  const player = PlayerActor.useActorRef();
  // Deferred, so that the popup is painted before the hero renders.
  const isCovered = useDeferredValue(PopupActor.useSelector((popup) => popup.matches('shown')));
  useEffect(
    () => player.send({ type: isCovered ? 'player.cover' : 'player.uncover' }),
    [player, isCovered],
  );
  return null;
}
