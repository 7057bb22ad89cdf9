/** `releaseDate` is `YYYY-MM-DD` or empty. */
export interface Movie {
  readonly id: number;
  readonly title: string;
  /** BCP 47, if the title is an English one in place of a missing translation. */
  readonly titleTag?: string;
  readonly originalTitle: string;
  readonly originalLanguage: string;
  readonly overview: string;
  /** BCP 47, if the overview is not in the requested language. */
  readonly overviewTag?: string;
  /** Unset if equal to the title. Search matches it in every language. */
  readonly englishTitle?: string;
  readonly releaseDate: string;
  readonly genreIds: readonly number[];
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  readonly popularity: number;
  /** 0 to 10. */
  readonly voteAverage: number;
  readonly voteCount: number;
}

export function isMovieId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

export interface Rating {
  /** 0 to 10. */
  readonly average: number;
  readonly votes: number;
}

export function ratingOf(movie: Pick<Movie, 'voteAverage' | 'voteCount'>): Rating | undefined {
  const { voteAverage: average, voteCount: votes } = movie;
  return votes > 0 && average > 0 ? { average, votes } : undefined;
}

export function yearOf({ releaseDate }: Pick<Movie, 'releaseDate'>): number | undefined {
  const year = /^(\d{4})-/.exec(releaseDate)?.[1];
  return year === undefined ? undefined : Number(year);
}

export interface OriginalTitle {
  readonly title: string;
  readonly tag: string | undefined;
}

export function originalTitleOf(
  movie: Pick<Movie, 'title' | 'originalTitle' | 'originalLanguage'>,
): OriginalTitle | undefined {
  const { title, originalTitle, originalLanguage: code } = movie;
  if (originalTitle === '' || originalTitle === title) return undefined;
  return {
    title: originalTitle,
    tag: tagOf(code),
  };
}

/**
 * Untranslated titles are in English or in their original language. `pageTag` is that of the page,
 * BCP 47.
 */
export function titleTagOf(
  movie: Pick<Movie, 'title' | 'titleTag' | 'originalTitle' | 'originalLanguage'>,
  pageTag: string,
): string | undefined {
  const { title, titleTag, originalTitle, originalLanguage: code } = movie;
  if (titleTag) return titleTag;
  const isOfPage = title !== originalTitle || code === pageTag.split('-')[0];
  return isOfPage ? undefined : tagOf(code);
}

function tagOf(code: string): string | undefined {
  return languageTags[code] ?? (languageCode.test(code) ? code : undefined);
}

const languageCode = /^[a-z]{2,3}$/;

/** The movie database's own codes: Cantonese and no language. */
const languageTags: Readonly<Record<string, string>> = { cn: 'yue', xx: 'zxx' };

export const listKinds = ['upcoming', 'popular', 'topRated', 'nowPlaying'] as const;

export type ListKind = (typeof listKinds)[number];

export type MovieLists = Readonly<Record<ListKind, readonly Movie[]>>;

export type MovieWithPoster = Movie & { readonly posterPath: string };

/** Rows show only movies with a poster. */
export function hasCard(movie: Movie): movie is MovieWithPoster {
  return movie.posterPath !== null;
}

const featuredTitle = 'Argylle';

export function featuredMovie(nowPlaying: readonly Movie[]): Movie | undefined {
  const isFeatured = ({ title, originalTitle }: Movie) =>
    [title, originalTitle].includes(featuredTitle);
  return nowPlaying.find(isFeatured) ?? nowPlaying[0];
}

type ScreenWidth = 'narrow' | 'wide';

export interface LocalisedText {
  readonly text: string;
  readonly tag?: string | undefined;
}

const maxHeroCharacters = { uncut: 200, narrow: 100, wide: 150 } as const;
const maxPopupCharacters = 150;

export function heroOverview(overview: string, width: ScreenWidth): string {
  const characters = Array.from(overview);
  return characters.length > maxHeroCharacters.uncut
    ? `${characters.slice(0, maxHeroCharacters[width]).join('')}.`
    : overview;
}

export function popupOverview(overview: string, width: ScreenWidth): string {
  return width === 'wide' ? overview : Array.from(overview).slice(0, maxPopupCharacters).join('');
}
