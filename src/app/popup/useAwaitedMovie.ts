import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { listKinds, type Movie } from '@/domain/movie';
import type { RowsSnapshot } from '@/machines/rowsMachine';
import { RowsActor } from '../home/RowsActor';
import { SearchActor } from '../search/SearchActor';
import { PopupActor } from './PopupActor';

/**
 * Shows the awaited movie once a list or search contains it; closes the popup if none will. It is
 * never fetched by id.
 */
export function useAwaitedMovie(movie: Movie | null) {
  const popup = PopupActor.useActorRef();
  const awaited = PopupActor.useSelector((it) =>
    it.matches('awaited') ? it.context.movieId : null,
  );
  // Deferred like the rows, so that the movie's card exists when the popup opens.
  const rows = useDeferredValue(RowsActor.useSelector((snapshot) => snapshot));
  const { lists } = rows.context;
  const areListsLoading = areLoading(rows);
  const lookups = SearchActor.useSelector(({ context }) => context.lookups);
  const isSearching = SearchActor.useSelector((it) => it.hasTag('running'));
  const shownMovies = useRef(new Map<number, Movie>());
  const isOpenedByUrl = useRef(false);

  useLayoutEffect(() => {
    if (movie) shownMovies.current.set(movie.id, movie);
  }, [movie]);

  // By id: the object changes when the movie is fetched in another language.
  const shown = movie?.id;
  useLayoutEffect(() => {
    if (shown === undefined) return;
    return () => {
      if (isOpenedByUrl.current) focusCard(shown);
      isOpenedByUrl.current = false;
    };
  }, [shown]);

  useLayoutEffect(() => {
    if (awaited === null) return;
    const found = Object.values(lookups).flatMap((it) => (it.kind === 'found' ? it.movies : []));
    const known = [...Object.values(lists).flat(), ...found, ...shownMovies.current.values()];
    const wanted = known.find(({ id }) => id === awaited);
    if (wanted) {
      isOpenedByUrl.current = document.activeElement === document.body;
      popup.send({ type: 'popup.show', movie: wanted });
    } else if (!areListsLoading && !isSearching) popup.send({ type: 'popup.close' });
  }, [popup, awaited, lists, lookups, areListsLoading, isSearching]);
}

function areLoading(rows: RowsSnapshot): boolean {
  return listKinds.some((kind) => rows.value[kind] === 'loading');
}

/** A popup opened by a link has no trigger; return the focus to the card. */
function focusCard(movieId: number) {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-movie="${movieId}"] button`)?.focus();
}
