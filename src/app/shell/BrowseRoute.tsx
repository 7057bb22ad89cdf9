import { type ComponentType, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadFailed } from '@/components/LoadFailed';
import { LoadingScreen } from '@/components/LoadingScreen';
import type { ShowInfo } from '@/components/MovieRow';
import { StageLayout } from '@/components/StageLayout';
import { mediaQueries } from '@/components/theme/tokens';
import type { OpenQuery } from '../url/connectUrl';
import { UrlSync, useDeferredMode } from '../url/UrlSync';
import { clearScrolls } from '../url/scrollRestoration';
import { useEntryTexts } from '../language/LanguageActor';
import { lazyComponent, type LoadFailure } from '../lifecycle/lazyComponent';
import { onPageIdle } from '../lifecycle/onPageIdle';
import { useLanguageGetter } from '../language/useLanguageGetter';
import { useAllTextsLoaded } from '../language/useTexts';
import { PopupActor } from '../popup/PopupActor';
import { searchAnswers } from '../search/searchAnswers';
import { searchFromUrl } from '../search/searchFromUrl';
import { SearchModeActor } from '../search/SearchModeActor';
import type { SearchScreenProps } from '../search/SearchScreen';
import { useServices } from '../services/Services';
import { SessionActor, toAccess } from '../session/SessionActor';
import { SiteFooter } from './SiteFooter';
import { toReturnState } from '../session/returnTo';
import { useReloadOnUserChange } from '../session/useReloadOnUserChange';
import { BrowseActors } from './BrowseActors';
import { BrowseHeader } from './BrowseHeader';
import { HomeScreen } from '../home/HomeScreen';
import { RowsActor } from '../home/RowsActor';
import { OpenMovie, type PressedCard } from './OpenMovie';

export function BrowseRoute() {
  const access = SessionActor.useSelector(toAccess);
  const areTextsLoaded = useAllTextsLoaded();
  const uid = SessionActor.useSelector(({ context }) => context.user?.uid ?? '');
  const isConfirmed = SessionActor.useSelector((session) => session.matches('signedIn'));
  const [hasEntered, setHasEntered] = useState(isConfirmed);
  if (isConfirmed && !hasEntered) setHasEntered(true);

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

function Browse({ uid }: { readonly uid: string }) {
  const { demoServices } = useServices();
  useReloadOnUserChange(uid);
  const language = useLanguageGetter();
  const answers = useMemo(() => searchAnswers(uid, language), [uid, language]);
  const openQuery = useCallback(
    (query: string) => searchFromUrl(query, answers, demoServices.includes('suggestions')),
    [answers, demoServices],
  );
  return (
    <BrowseActors uid={uid} answers={answers}>
      <Screens uid={uid} openQuery={openQuery} />
    </BrowseActors>
  );
}

const searchScreen = lazyComponent(() =>
  import('./deferredChunk').then((module) => module.SearchScreen),
);

const preloadSearch = () => void searchScreen.preload().catch(() => {});

interface ScreensProps {
  readonly uid: string;
  readonly openQuery: OpenQuery;
}

/** Loads the search when the page is idle, or as soon as it is needed. */
function Screens({ uid, openQuery }: ScreensProps) {
  const isSearch = SearchModeActor.useSelector((mode) => mode.matches('gptSearch'));
  const { Component: Search, failure } = searchScreen.useComponent(isSearch);
  useEffect(() => onPageIdle(preloadSearch), []);
  const [pressed, setPressed] = useState<PressedCard>();

  return (
    <UrlSync uid={uid} openQuery={openQuery} isSearchReady={(Search ?? failure) !== undefined}>
      <Screen Search={Search} failure={failure} onPress={setPressed} />
      <OpenMovie pressed={pressed} />
    </UrlSync>
  );
}

interface ScreenProps {
  readonly Search: ComponentType<SearchScreenProps> | undefined;
  readonly failure: LoadFailure | undefined;
  readonly onPress: (card: PressedCard) => void;
}

/** The press that changes the mode renders the header alone. */
const Screen = memo(function Screen({ Search, failure, onPress }: ScreenProps) {
  const texts = useEntryTexts();
  const isSearch = useDeferredMode() === 'gptSearch';
  const popup = PopupActor.useActorRef();
  const showInfo: ShowInfo = useCallback(
    (movie, poster) => {
      onPress({ movie, poster });
      popup.send({ type: 'popup.show', movieId: movie.id });
    },
    [popup, onPress],
  );
  const closePopup = useCallback(() => popup.send({ type: 'popup.close' }), [popup]);
  const isPointerToggle = useRef(false);
  // Once: Back and Forward to the search leave the focus alone.
  const takeInitialFocus = useCallback(() => {
    const shouldFocus = isPointerToggle.current;
    isPointerToggle.current = false;
    return shouldFocus;
  }, []);

  const searchContent = Search ? 'full' : 'message';
  return (
    <StageLayout
      content={isSearch ? searchContent : 'hero'}
      header={
        <BrowseHeader
          onApproach={preloadSearch}
          onToggle={({ detail }, from) => {
            isPointerToggle.current =
              from === 'home' && detail > 0 && matchMedia(mediaQueries.hover).matches;
          }}
        />
      }
      footer={<SiteFooter />}
    >
      {!isSearch && <HomeScreen onShowInfo={showInfo} />}
      {isSearch && Search && (
        <MovieSearch
          Search={Search}
          takeInitialFocus={takeInitialFocus}
          onShowInfo={showInfo}
          onNewQuery={closePopup}
        />
      )}
      {isSearch && !Search && failure && <LoadFailed texts={texts.loadFailed} {...failure} />}
    </StageLayout>
  );
});

interface MovieSearchProps extends Omit<SearchScreenProps, 'movies'> {
  readonly Search: ComponentType<SearchScreenProps>;
}

function MovieSearch({ Search, ...props }: MovieSearchProps) {
  const lists = RowsActor.useSelector(({ context }) => context.lists);
  const movies = useMemo(() => Object.values(lists).flat(), [lists]);
  return <Search movies={movies} {...props} />;
}
