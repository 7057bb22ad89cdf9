/** A movie as Marquee speaks of it; dates are `YYYY-MM-DD`, or empty where nobody knows. */
export interface Movie {
  readonly id: number;
  readonly title: string;
  readonly originalTitle: string;
  readonly originalLanguage: string;
  readonly overview: string;
  /** The BCP 47 tag of the overview where it is not in the language that was asked for. */
  readonly overviewTag?: string;
  /** Where it is known and not the title itself; a movie is found by it in every language. */
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

/** Whether a movie can have this id: lists, the address and the history must agree on it. */
export function isMovieId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

/** What people thought of a movie. */
export interface Rating {
  /** 0 to 10. */
  readonly average: number;
  readonly votes: number;
}

/** The movie's rating; `undefined` where nobody has voted yet, or the average is unknown. */
export function ratingOf(movie: Pick<Movie, 'voteAverage' | 'voteCount'>): Rating | undefined {
  const { voteAverage: average, voteCount: votes } = movie;
  return votes > 0 && average > 0 ? { average, votes } : undefined;
}

/** The year in which the movie came out or will; `undefined` where nobody knows. */
export function yearOf({ releaseDate }: Pick<Movie, 'releaseDate'>): number | undefined {
  const year = /^(\d{4})-/.exec(releaseDate)?.[1];
  return year === undefined ? undefined : Number(year);
}

/** A title in a language, given by its BCP 47 tag where there is one. */
export interface OriginalTitle {
  readonly title: string;
  readonly tag: string | undefined;
}

/** The movie's title in its own language; `undefined` where it has no other than the one shown. */
export function originalTitleOf(
  movie: Pick<Movie, 'title' | 'originalTitle' | 'originalLanguage'>,
): OriginalTitle | undefined {
  const { title, originalTitle, originalLanguage: code } = movie;
  if (originalTitle === '' || originalTitle === title) return undefined;
  return {
    title: originalTitle,
    tag: languageTags[code] ?? (languageCode.test(code) ? code : undefined),
  };
}

const languageCode = /^[a-z]{2,3}$/;

/** The movie database's own codes: Cantonese, and no language at all. */
const languageTags: Readonly<Record<string, string>> = { cn: 'yue', xx: 'zxx' };

/** The four lists of the browse screen, in the order of their rows. */
export const listKinds = ['upcoming', 'popular', 'topRated', 'nowPlaying'] as const;

export type ListKind = (typeof listKinds)[number];

export type MovieLists = Readonly<Record<ListKind, readonly Movie[]>>;

const featuredTitle = 'Argylle';

/** The movie of the hero: the one titled 'Argylle', whatever the language, otherwise the first. */
export function featuredMovie(nowPlaying: readonly Movie[]): Movie | undefined {
  const isFeatured = ({ title, originalTitle }: Movie) =>
    [title, originalTitle].includes(featuredTitle);
  return nowPlaying.find(isFeatured) ?? nowPlaying[0];
}

export type ScreenWidth = 'narrow' | 'wide';

/** A text that may be in another language than what stands around it, then with its BCP 47 tag. */
export interface LocalisedText {
  readonly text: string;
  readonly tag?: string | undefined;
}

const heroLimit = { uncut: 200, narrow: 100, wide: 150 } as const;
const popupLimit = 150;

/** At most 200 characters stay whole; more are cut to 150 (100 on narrow screens) and end in a full stop. */
export function heroOverview(overview: string, screen: ScreenWidth): string {
  const characters = Array.from(overview);
  return characters.length > heroLimit.uncut
    ? `${characters.slice(0, heroLimit[screen]).join('')}.`
    : overview;
}

/** Whole on wide screens, the first 150 characters on narrow ones. */
export function popupOverview(overview: string, screen: ScreenWidth): string {
  return screen === 'wide' ? overview : Array.from(overview).slice(0, popupLimit).join('');
}
