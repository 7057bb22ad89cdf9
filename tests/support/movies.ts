import type { Movie, MovieLists } from '@/domain/movie';

export function movie(known: Partial<Movie> = {}): Movie {
  const title = known.title ?? 'Heat';
  return {
    id: 949,
    title,
    originalTitle: title,
    originalLanguage: 'en',
    overview: `What happens in ${title}.`,
    releaseDate: '1995-12-15',
    genreIds: [80],
    posterPath: '/poster.jpg',
    backdropPath: '/backdrop.jpg',
    popularity: 30,
    voteAverage: 7.9,
    voteCount: 7000,
    ...known,
  };
}

/** Four lists of one movie each, with overrides. */
export function movieLists(known: Partial<MovieLists> = {}): MovieLists {
  return {
    upcoming: [movie({ id: 1, title: 'An upcoming sample' })],
    popular: [movie({ id: 2, title: 'A popular sample' })],
    topRated: [movie({ id: 3, title: 'A top rated sample' })],
    nowPlaying: [movie({ id: 4, title: 'A now playing sample' })],
    ...known,
  };
}
