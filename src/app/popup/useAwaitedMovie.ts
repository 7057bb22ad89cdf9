import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { listKinds, type Movie } from '@/domain/movie';
import type { RowsSnapshot } from '@/machines/rowsMachine';
import { RowsActor } from '../home/RowsActor';
import { SearchActor } from '../search/SearchActor';
import { PopupActor } from './PopupActor';

/**
 * Shows the movie that the popup awaits as soon as it is on the page, and gives it up once nothing
 * more will come. The movie database is not asked for it.
 * @param movie the one that the popup on the screen is about
 */
export function useAwaitedMovie(movie: Movie | null) {
  const popup = PopupActor.useActorRef();
  const awaited = PopupActor.useSelector((it) =>
    it.matches('awaited') ? it.context.movieId : null,
  );
  // Deferred as the rows are, so that the movie's card is there when its popup is.
  const rows = useDeferredValue(RowsActor.useSelector((snapshot) => snapshot));
  const { lists } = rows.context;
  const listsAreComing = areComing(rows);
  const lookups = SearchActor.useSelector(({ context }) => context.lookups);
  const searchRuns = SearchActor.useSelector((it) => it.hasTag('running'));
  const seen = useRef(new Map<number, Movie>());
  const isOpenedByAddress = useRef(false);

  useLayoutEffect(() => {
    if (movie) seen.current.set(movie.id, movie);
  }, [movie]);

  // By its id: the same movie may come anew, in another language, while it is shown.
  const shown = movie?.id;
  useLayoutEffect(() => {
    if (shown === undefined) return;
    return () => {
      if (isOpenedByAddress.current) focusCard(shown);
      isOpenedByAddress.current = false;
    };
  }, [shown]);

  useLayoutEffect(() => {
    if (awaited === null) return;
    const found = Object.values(lookups).flatMap((it) => (it.kind === 'found' ? it.movies : []));
    const known = [...Object.values(lists).flat(), ...found, ...seen.current.values()];
    const wanted = known.find(({ id }) => id === awaited);
    if (wanted) {
      isOpenedByAddress.current = document.activeElement === document.body;
      popup.send({ type: 'popup.show', movie: wanted });
    } else if (!listsAreComing && !searchRuns) popup.send({ type: 'popup.close' });
  }, [popup, awaited, lists, lookups, listsAreComing, searchRuns]);
}

function areComing(rows: RowsSnapshot): boolean {
  return listKinds.some((kind) => rows.value[kind] === 'samples');
}

/** A popup that an address opened has nothing to give the focus back to but the movie's card. */
function focusCard(movieId: number) {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-movie="${movieId}"] button`)?.focus();
}
