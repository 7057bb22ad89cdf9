import {
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { MissingMovie } from '@/components/MissingMovie';
import { focusCard } from '@/components/shownRows';
import { listKinds, type Movie } from '@/domain/movie';
import { moviesFound } from '@/domain/lookups';
import { within } from '@/domain/within';
import type { RowsSnapshot } from '@/machines/rowsMachine';
import { RowsActor } from '../home/RowsActor';
import { useTexts } from '../language/useTexts';
import { onPageIdle } from '../lifecycle/onPageIdle';
import type { MoviePopup } from '../popup/MoviePopup';
import { PopupActor } from '../popup/PopupActor';
import { SearchActor } from '../search/SearchActor';
import { useServices } from '../services/Services';
import { useDeferredMode } from '../url/UrlSync';

export interface PressedPoster {
  readonly movieId: number;
  readonly poster: HTMLElement | undefined;
}

interface OpenMovieProps {
  readonly pressedRef: RefObject<PressedPoster | undefined>;
}

/**
 * Shows the open movie, also in the title of the document, as soon as the rows or the search results
 * contain it. If they are loaded and do not contain it, says so: the app never fetches a movie by
 * id.
 */
export function OpenMovie({ pressedRef }: OpenMovieProps) {
  const texts = useTexts();
  const mode = useDeferredMode();
  const popup = PopupActor.useActorRef();
  // Paint the press first: opening and closing a dialog restyles the whole page.
  const { movieId, isFromUrl } = useDeferredValue(PopupActor.useSelector(({ context }) => context));
  // Deferred like the rows, so that the movie's card exists when the popup opens.
  const rows = useDeferredValue(RowsActor.useSelector((snapshot) => snapshot));
  const lookups = SearchActor.useSelector(({ context }) => context.lookups);
  const mayStillFind = SearchActor.useSelector(
    (search) => search.hasTag('running') || search.matches({ panel: 'offered' }),
  );
  const movies = useMemo(() => moviesIn(rows, moviesFound(lookups)), [rows, lookups]);
  const candidates = useMemo(() => [...movies.values()], [movies]);

  // Keep shown movies: a refetched list may no longer contain the open one.
  const [shownMovies, setShownMovies] = useState<ReadonlyMap<number, Movie>>(new Map());
  const found = movieId === null ? undefined : movies.get(movieId);
  if (found && shownMovies.get(found.id) !== found) {
    setShownMovies(new Map(shownMovies).set(found.id, found));
  }
  const openMovie = found ?? (movieId === null ? undefined : shownMovies.get(movieId));

  const [missingId, setMissingId] = useState<number | null>(null);
  const isUnknown = movieId !== null && !openMovie;
  if (isUnknown && movieId !== missingId && !isLoading(rows) && !mayStillFind) {
    setMissingId(movieId);
  }
  const isMissing = isUnknown && movieId === missingId;

  const close = () => popup.send({ type: 'popup.close' });
  const popups = usePopups(openMovie !== undefined || isMissing, close);

  const shownId = openMovie?.id;
  useLayoutEffect(() => {
    if (shownId === undefined || !isFromUrl) return;
    return () => {
      if (document.activeElement === document.body) focusCard(shownId);
    };
  }, [shownId, isFromUrl]);

  // A closed popup stays until it has faded out.
  const [shown, setShown] = useState(openMovie);
  if (openMovie && openMovie !== shown) setShown(openMovie);

  const pageTitle = mode === 'gptSearch' ? texts.pages.gptSearch : texts.pages.browse;
  return (
    <>
      <title>{openMovie ? `${openMovie.title} · ${texts.header.home}` : pageTitle}</title>
      {popups && missingId !== null && (
        <popups.MissingMovie
          texts={texts.popup}
          presence={{ isOpen: isMissing, onExited: () => setMissingId(null) }}
          onClose={close}
        />
      )}
      {popups && shown && (
        <popups.MoviePopup
          key={shown.id}
          movie={shown}
          candidates={candidates}
          presence={{
            isOpen: openMovie !== undefined,
            poster: () =>
              !isFromUrl && pressedRef.current?.movieId === shown.id
                ? pressedRef.current.poster
                : undefined,
            onExited: () => setShown(undefined),
          }}
          onShow={(id) => popup.send({ type: 'popup.show', movieId: id, isFromUrl })}
          onClose={close}
        />
      )}
    </>
  );
}

const loadTimeoutMs = 20_000;

interface Popups {
  readonly MissingMovie: typeof MissingMovie;
  readonly MoviePopup: typeof MoviePopup;
}

let popups: Popups | undefined;

async function loadPopups() {
  popups ??= await within(loadTimeoutMs, import('./deferredChunk'));
}

/** Loads the popups when the page is idle, or as soon as one is needed. */
function usePopups(isNeeded: boolean, onFailure: () => void): Popups | undefined {
  const { report } = useServices();
  const [isLoaded, setIsLoaded] = useState(popups !== undefined);
  const failed = useEffectEvent((cause: unknown) => {
    report('error loading the popup', cause);
    onFailure();
  });

  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    const load = (onError: (cause: unknown) => void) => {
      loadPopups().then(
        () => isCurrent && setIsLoaded(true),
        (cause: unknown) => isCurrent && onError(cause),
      );
    };
    const cancel = isNeeded ? load(failed) : onPageIdle(() => load(() => {}));
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [isNeeded, isLoaded]);

  return isLoaded ? popups : undefined;
}

function moviesIn({ context: { lists } }: RowsSnapshot, found: readonly Movie[]) {
  const all = [...found, ...Object.values(lists).flat()];
  return new Map(all.map((movie) => [movie.id, movie]));
}

function isLoading(rows: RowsSnapshot): boolean {
  return listKinds.some((kind) => rows.value[kind] === 'loading');
}
