import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { focusCard } from '@/components/shownRows';
import { listKinds, type Movie } from '@/domain/movie';
import { moviesFound } from '@/domain/lookups';
import type { RowsSnapshot } from '@/machines/rowsMachine';
import type { SearchSnapshot } from '@/machines/searchMachine';
import { RowsActor } from '../home/RowsActor';
import { useTexts } from '../language/useTexts';
import { lazyComponent } from '../lifecycle/lazyComponent';
import { onPageIdle } from '../lifecycle/onPageIdle';
import type { MoviePopupProps } from '../popup/MoviePopup';
import { PopupActor } from '../popup/PopupActor';
import { SearchActor } from '../search/SearchActor';
import { useDeferredMode } from '../url/UrlSync';
import { popupContent, type PopupContent } from './popupContent';

export interface PressedCard {
  readonly movie: Movie;
  readonly poster: HTMLElement | undefined;
}

const moviePopup = lazyComponent<MoviePopupProps>(() =>
  import('./deferredChunk').then(({ MoviePopup }) => MoviePopup),
);

const preloadPopup = () => void moviePopup.preload().catch(() => {});

interface OpenMovieProps {
  readonly pressed: PressedCard | undefined;
}

/**
 * Shows the open movie, also in the title of the document, as soon as the rows or the search results
 * contain it. If they are loaded and do not contain it, says so: the app never fetches a movie by
 * id.
 */
export function OpenMovie({ pressed }: OpenMovieProps) {
  const texts = useTexts();
  const mode = useDeferredMode();
  const popup = PopupActor.useActorRef();
  // Paint the press first: opening and closing a dialog restyles the whole page.
  const snapshot = useDeferredValue(PopupActor.useSelector((each) => each));
  const { movieId } = snapshot.context;
  const isFromUrl = snapshot.matches({ shown: 'fromUrl' });
  // Deferred like the rows, so that the movie's card exists when the popup opens.
  const rows = useDeferredValue(RowsActor.useSelector((snapshot) => snapshot));
  const lookups = SearchActor.useSelector(({ context }) => context.lookups);
  const mayStillFind = SearchActor.useSelector(mayFindMore);
  const movies = useMemo(() => moviesIn(rows, moviesFound(lookups)), [rows, lookups]);
  const candidates = useMemo(() => [...movies.values()], [movies]);

  const [opened, setOpened] = useState<ReadonlyMap<number, Movie>>(new Map());
  // A closed popup stays until it has faded out.
  const [shown, setShown] = useState<PopupContent>();
  const content = popupContent({
    movieId,
    movies,
    pressed: pressed?.movie,
    opened,
    isLoading: mayStillFind || isLoading(rows),
    shown,
  });
  const movie = content === 'missing' ? undefined : content;
  if (movie && opened.get(movie.id) !== movie) setOpened(new Map(opened).set(movie.id, movie));
  const { Component: Popup, failure } = moviePopup.useComponent(content !== undefined);
  const next = content ?? (Popup ? shown : undefined);
  if (next !== shown) setShown(next);

  useEffect(() => onPageIdle(preloadPopup), []);
  useEffect(() => {
    if (failure && !failure.isLoading) popup.send({ type: 'popup.close' });
  }, [popup, failure]);

  const shownId = movie?.id;
  useLayoutEffect(() => {
    if (shownId === undefined || !isFromUrl) return;
    return () => {
      if (document.activeElement === document.body) focusCard(shownId);
    };
  }, [shownId, isFromUrl]);

  const pageTitle = mode === 'gptSearch' ? texts.pages.gptSearch : texts.pages.browse;
  return (
    <>
      <title>{movie ? `${movie.title} · ${texts.header.home}` : pageTitle}</title>
      {Popup && shown && (
        <Popup
          key={shown === 'missing' ? shown : shown.id}
          movie={shown}
          candidates={candidates}
          presence={{
            isOpen: content !== undefined,
            poster: () =>
              !isFromUrl && shown !== 'missing' && pressed?.movie.id === shown.id
                ? pressed.poster
                : undefined,
            onExited: () => setShown(undefined),
          }}
          onShow={(id) => popup.send({ type: 'popup.replace', movieId: id })}
          onClose={() => popup.send({ type: 'popup.close' })}
        />
      )}
    </>
  );
}

function moviesIn({ context: { lists } }: RowsSnapshot, found: readonly Movie[]) {
  const all = [...found, ...Object.values(lists).flat()];
  return new Map(all.map((movie) => [movie.id, movie]));
}

/** A query of a link may still be asked, and a failed one asked again. */
function mayFindMore(search: SearchSnapshot): boolean {
  const { panel } = search.value;
  return search.hasTag('running') || panel === 'offered' || panel === 'failed';
}

function isLoading(rows: RowsSnapshot): boolean {
  return listKinds.some((kind) => rows.value[kind] === 'loading');
}
