import { useDeferredValue, useMemo } from 'react';
import { BrowseLayout } from '@/components/BrowseLayout';
import { Hero } from '@/components/Hero';
import { MovieRow, type RowVariant, type ShowInfo } from '@/components/MovieRow';
import { mediaQueries } from '@/components/theme/tokens';
import { artworkOf } from '@/domain/artwork/artwork';
import { languageTag, type Language } from '@/domain/language';
import { genresOf } from '@/domain/genres';
import {
  featuredMovie,
  heroOverview,
  listKinds,
  ratingOf,
  titleTagOf,
  yearOf,
  type ListKind,
} from '@/domain/movie';
import type { Pictures } from '@/domain/pictures';
import { embedUrl, watchUrl } from '@/domain/trailer';
import { LanguageActor } from '../language/LanguageActor';
import { useTexts } from '../language/useTexts';
import { prefersReducedData } from '../lifecycle/prefersReducedData';
import { useServices } from '../services/Services';
import { usePageIdle } from '../lifecycle/usePageIdle';
import { useMediaQuery } from '../lifecycle/useMediaQuery';
import { useHasBeenOnline } from '../lifecycle/useHasBeenOnline';
import { PlayerActor } from './PlayerActor';
import { RowsActor } from './RowsActor';
import { TrailerActor } from './TrailerActor';

interface HomeScreenProps {
  readonly rows?: readonly ListKind[];
  readonly onShowInfo: ShowInfo;
}

export function HomeScreen({ rows = listKinds, onShowInfo }: HomeScreenProps) {
  return (
    <BrowseLayout
      hero={<Featured onShowInfo={onShowInfo} />}
      rows={rows.map((kind) => (
        <ListRow key={kind} kind={kind} onShowInfo={onShowInfo} />
      ))}
    />
  );
}

const maxGenres = 3;

function Featured({ onShowInfo }: Pick<HomeScreenProps, 'onShowInfo'>) {
  const { pictures, playerUrl = embedUrl } = useServices();
  const texts = useTexts();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const trailer = TrailerActor.useSelector(({ context }) => context.trailer);
  const movie = RowsActor.useSelector(({ context }) => featuredMovie(context.lists.nowPlaying));
  const width = useMediaQuery(mediaQueries.wide) ? 'wide' : 'narrow';
  const prefersReducedMotion = useMediaQuery(mediaQueries.reducedMotion);
  const player = PlayerActor.useActorRef();
  const motion = PlayerActor.useSelector((it) =>
    it.matches({ motion: 'moving', view: 'clear' }) ? 'moving' : 'still',
  );
  const sound = PlayerActor.useSelector((it) =>
    it.matches({ sound: 'unmuted' }) ? 'unmuted' : 'muted',
  );
  const isPageIdle = usePageIdle();
  // An iframe that failed to load does not retry.
  const hasBeenOnline = useHasBeenOnline();

  const shouldPlay = isPageIdle && hasBeenOnline && !prefersReducedMotion && !prefersReducedData();

  if (!movie) return null;
  return (
    <Hero
      title={movie.title}
      overview={{ text: heroOverview(movie.overview, width), tag: movie.overviewTag }}
      facts={{
        titleTag: titleTagOf(movie, languageTag(language)),
        year: yearOf(movie),
        rating: ratingOf(movie)?.average,
        genres: genresOf(movie)
          .slice(0, maxGenres)
          .map((genre) => texts.popup.genre[genre]),
      }}
      backdrop={{
        art: artworkOf(movie),
        url: movie.backdropPath && pictures.backdrop(movie.backdropPath),
        narrowUrl: movie.backdropPath && pictures.banner(movie.backdropPath),
      }}
      trailer={{
        watchUrl: watchUrl(trailer.key),
        playerUrl: shouldPlay ? playerUrl(trailer.key) : undefined,
        controls: {
          motion,
          sound,
          onToggleMotion: () => player.send({ type: 'player.toggleMotion' }),
          onToggleSound: () => player.send({ type: 'player.toggleSound' }),
        },
      }}
      texts={texts}
      onShowInfo={() => onShowInfo(movie)}
    />
  );
}

interface ListRowProps extends Pick<HomeScreenProps, 'onShowInfo'> {
  readonly kind: ListKind;
}

function ListRow({ kind, onShowInfo }: ListRowProps) {
  const { pictures } = useServices();
  const texts = useTexts();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const movies = useDeferredValue(RowsActor.useSelector(({ context }) => context.lists[kind]));
  const variant = useMemo(() => variantOf(kind, language, pictures), [kind, language, pictures]);
  return (
    <MovieRow
      title={texts.list[kind]}
      name={kind}
      movies={movies}
      variant={variant}
      posterUrl={pictures.poster}
      texts={texts}
      onShowInfo={onShowInfo}
    />
  );
}

function variantOf(
  kind: ListKind,
  language: Language,
  { still }: Pictures,
): RowVariant | undefined {
  switch (kind) {
    case 'upcoming':
      return { kind: 'date', format: dateFormat(language) };
    case 'popular':
      return undefined;
    case 'topRated':
      return { kind: 'rank' };
    case 'nowPlaying':
      return { kind: 'still', url: still };
  }
}

function dateFormat(language: Language) {
  const format = new Intl.DateTimeFormat(languageTag(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (date: string) => (Number.isNaN(Date.parse(date)) ? '' : format.format(Date.parse(date)));
}
