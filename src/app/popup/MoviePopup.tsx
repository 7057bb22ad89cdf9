import { useDeferredValue } from 'react';
import { Popup } from '@/components/Popup';
import { mediaQueries } from '@/components/theme/tokens';
import { languageTag, type Language } from '@/domain/language';
import { genresOf } from '@/domain/genres';
import { originalTitleOf, popupOverview, ratingOf, yearOf } from '@/domain/movie';
import { trailerSearchUrl } from '@/domain/trailer';
import { LanguageActor, useTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';
import { useMediaQuery } from '../lifecycle/useMediaQuery';
import { PopupActor } from './PopupActor';
import { useAwaitedMovie } from './useAwaitedMovie';

export function MoviePopup() {
  const { pictures } = useServices();
  const popup = PopupActor.useActorRef();
  const currentMovie = PopupActor.useSelector(({ context }) => context.movie);
  // Paint the pressed card first: opening a dialog restyles the whole page.
  const isOpen = useDeferredValue(currentMovie !== null);
  const movie = isOpen ? currentMovie : null;
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const texts = useTexts();
  const screen = useMediaQuery(mediaQueries.wide) ? 'wide' : 'narrow';
  useAwaitedMovie(movie);

  if (!movie) return null;
  return (
    <Popup
      title={movie.title}
      overview={{ text: popupOverview(movie.overview, screen), tag: movie.overviewTag }}
      releaseDate={readableDate(movie.releaseDate, language)}
      posterUrl={movie.posterPath && pictures.poster(movie.posterPath)}
      details={{
        year: yearOf(movie),
        rating: ratingOf(movie),
        genres: genresOf(movie),
        originalTitle: originalTitleOf(movie),
        bannerUrl: movie.backdropPath && pictures.banner(movie.backdropPath),
        trailerSearchUrl: trailerSearchUrl(movie.title),
      }}
      texts={texts.popup}
      onClose={() => popup.send({ type: 'popup.close' })}
    />
  );
}

/** English shows the database's own date string. */
function readableDate(date: string, language: Language): string {
  const time = Date.parse(date);
  return language === 'english' || Number.isNaN(time)
    ? date
    : new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
        time,
      );
}
