import { Popup } from '@/components/Popup';
import { mediaQueries } from '@/components/theme/tokens';
import { languageTag, type Language } from '@/domain/language';
import { genresOf } from '@/domain/genres';
import { originalTitleOf, popupOverview, ratingOf, yearOf, type Movie } from '@/domain/movie';
import { trailerSearchUrl } from '@/domain/trailer';
import { LanguageActor, useTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';
import { useMediaQuery } from '../lifecycle/useMediaQuery';

export interface MoviePopupProps {
  readonly movie: Movie;
  readonly onClose: () => void;
}

export function MoviePopup({ movie, onClose }: MoviePopupProps) {
  const { pictures } = useServices();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const texts = useTexts();
  const screen = useMediaQuery(mediaQueries.wide) ? 'wide' : 'narrow';

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
      onClose={onClose}
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
