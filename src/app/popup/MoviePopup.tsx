import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MissingMovie } from '@/components/MissingMovie';
import { Popup, type PopupLink } from '@/components/Popup';
import type { Presence } from '@/components/usePresence';
import { mediaQueries } from '@/components/theme/tokens';
import { artworkOf } from '@/domain/artwork/artwork';
import { languageTag, type Language } from '@/domain/language';
import { genresOf } from '@/domain/genres';
import {
  originalTitleOf,
  popupOverview,
  ratingOf,
  titleTagOf,
  yearOf,
  type Movie,
} from '@/domain/movie';
import { withSampleDetails } from '@/domain/samples/sampleDetails';
import { similarMovies } from '@/domain/similarMovies';
import { LanguageActor } from '../language/LanguageActor';
import { useTexts } from '../language/useTexts';
import { useServices } from '../services/Services';
import { href } from '../site';
import { useMediaQuery } from '../lifecycle/useMediaQuery';

export interface MoviePopupProps {
  /** `missing` if no list has it. */
  readonly movie: Movie | 'missing';
  /** Movies that may be similar. */
  readonly candidates: readonly Movie[];
  readonly presence: Presence;
  readonly onShow: (movieId: number) => void;
  readonly onClose: () => void;
}

export function MoviePopup({ movie, ...props }: MoviePopupProps) {
  const texts = useTexts();
  return movie === 'missing' ? (
    <MissingMovie texts={texts.popup} presence={props.presence} onClose={props.onClose} />
  ) : (
    <Details movie={movie} {...props} />
  );
}

interface DetailsProps extends MoviePopupProps {
  readonly movie: Movie;
}

function Details(props: DetailsProps) {
  const { candidates, presence, onShow, onClose } = props;
  const { pictures } = useServices();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const movie = withSampleDetails(props.movie, language);
  const texts = useTexts();
  const width = useMediaQuery(mediaQueries.wide) ? 'wide' : 'narrow';
  const link = useLink();
  const overview = popupOverview(movie.overview, width);
  const posterUrlOf = ({ posterPath }: Movie) => posterPath && pictures.poster(posterPath);

  return (
    <Popup
      movie={{
        title: movie.title,
        art: artworkOf(movie),
        titleTag: titleTagOf(movie, languageTag(language)),
        overview: {
          text: overview,
          tag: movie.overviewTag,
          isCut: overview !== movie.overview,
        },
        releaseDate: readableDate(movie.releaseDate, language),
        posterUrl: posterUrlOf(movie),
        year: yearOf(movie),
        rating: ratingOf(movie),
        genres: genresOf(movie),
        originalTitle: originalTitleOf(movie),
        bannerUrl: movie.backdropPath && pictures.banner(movie.backdropPath),
      }}
      link={link}
      similar={{
        movies: similarMovies(movie, candidates).map((other) => ({
          id: other.id,
          title: other.title,
          art: artworkOf(other),
          titleTag: titleTagOf(other, languageTag(language)),
          posterUrl: posterUrlOf(other),
        })),
        onShow,
      }}
      texts={texts.popup}
      presence={presence}
      onClose={onClose}
    />
  );
}

function useLink(): PopupLink {
  const { report } = useServices();
  const { search } = useLocation();
  const [state, setState] = useState<PopupLink['state']>('idle');
  const url = new URL(href('/browse') + search, location.origin).href;

  async function copy() {
    // Screen readers announce a message again only if it was gone.
    setState('idle');
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch (cause) {
      report('error copying the link', cause);
      setState('denied');
    }
  }
  return { url, state, onCopy: () => void copy() };
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
