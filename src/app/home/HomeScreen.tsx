import { useDeferredValue, useEffect } from 'react';
import { BrowseLayout } from '@/components/BrowseLayout';
import { Hero } from '@/components/Hero';
import { MovieRow } from '@/components/MovieRow';
import { mediaQueries } from '@/components/theme/tokens';
import { featuredMovie, heroOverview, listKinds, type ListKind } from '@/domain/movie';
import { embedUrl, watchUrl } from '@/domain/trailer';
import { useTexts } from '../language/LanguageActor';
import { useRenewPopup } from '../popup/useRenewPopup';
import { useShowInfo } from '../popup/useShowInfo';
import { prefersReducedData } from '../lifecycle/prefersReducedData';
import { useServices } from '../services/Services';
import { usePageIdle } from '../lifecycle/usePageIdle';
import { useMediaQuery } from '../lifecycle/useMediaQuery';
import { useHasBeenOnline } from '../lifecycle/useHasBeenOnline';
import { PlayerActor } from './PlayerActor';
import { RowsActor } from './RowsActor';
import { TrailerActor } from './TrailerActor';

export function HomeScreen() {
  const texts = useTexts();
  return (
    <>
      <title>{texts.pages.browse}</title>
      <BrowseLayout
        hero={<Featured />}
        rows={listKinds.map((kind) => (
          <ListRow key={kind} kind={kind} />
        ))}
      />
    </>
  );
}

function Featured() {
  const { pictures, playerUrl = embedUrl } = useServices();
  const texts = useTexts();
  const trailerActor = TrailerActor.useActorRef();
  const trailer = TrailerActor.useSelector(({ context }) => context.trailer);
  const movie = RowsActor.useSelector(({ context }) => featuredMovie(context.lists.nowPlaying));
  const isLoaded = RowsActor.useSelector((rows) => !rows.matches({ nowPlaying: 'loading' }));
  const screen = useMediaQuery(mediaQueries.wide) ? 'wide' : 'narrow';
  const reducedMotion = useMediaQuery(mediaQueries.reducedMotion);
  const isStill = reducedMotion || prefersReducedData();
  const player = PlayerActor.useActorRef();
  const motion = PlayerActor.useSelector((it) =>
    it.matches({ motion: 'moving' }) ? 'moving' : 'still',
  );
  const sound = PlayerActor.useSelector((it) =>
    it.matches({ sound: 'unmuted' }) ? 'unmuted' : 'muted',
  );
  const isPageIdle = usePageIdle();
  // An iframe that failed to load does not retry.
  const hasBeenOnline = useHasBeenOnline();

  const movieId = isLoaded ? movie?.id : undefined;
  useEffect(() => {
    if (movieId !== undefined) trailerActor.send({ type: 'trailer.feature', movieId });
  }, [trailerActor, movieId]);

  if (!movie) return null;
  return (
    <Hero
      title={movie.title}
      overview={{ text: heroOverview(movie.overview, screen), tag: movie.overviewTag }}
      backdropUrl={movie.backdropPath && pictures.backdrop(movie.backdropPath)}
      narrowBackdropUrl={movie.backdropPath && pictures.banner(movie.backdropPath)}
      playerUrl={isStill || !isPageIdle || !hasBeenOnline ? undefined : playerUrl(trailer.key)}
      controls={{
        motion,
        sound,
        onToggleMotion: () => player.send({ type: 'player.toggleMotion' }),
        onToggleSound: () => player.send({ type: 'player.toggleSound' }),
      }}
      watchUrl={watchUrl(trailer.key)}
      texts={texts.hero}
    />
  );
}

function ListRow({ kind }: { readonly kind: ListKind }) {
  const { pictures } = useServices();
  const texts = useTexts();
  const movies = useDeferredValue(RowsActor.useSelector(({ context }) => context.lists[kind]));
  const showInfo = useShowInfo();
  useRenewPopup(movies);
  return (
    <MovieRow
      title={texts.list[kind]}
      name={kind}
      movies={movies}
      posterUrl={pictures.poster}
      texts={texts}
      onShowInfo={showInfo}
    />
  );
}
