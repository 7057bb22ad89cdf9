import { genresOf, type GenreId } from './genres';
import { hasCard, yearOf, type Movie } from './movie';

export const maxSimilar = 6;

/** Movies farther apart are of different eras. */
const eraYears = 25;

/** The same year counts as much as 30 % more shared genres. */
const eraWeight = 0.3;

/** The candidates that share most with the movie: genres, the rarer the better, then the era. */
export function similarMovies(movie: Movie, candidates: readonly Movie[]): readonly Movie[] {
  const others = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  others.delete(movie.id);
  const weightOf = genreWeights([...others.values(), movie]);
  return [...others.values()]
    .filter(hasCard)
    .map((other) => ({ other, genres: genreLikeness(movie, other, weightOf) }))
    .filter(({ genres }) => genres > 0)
    .map(({ other, genres }) => ({ other, score: genres + eraWeight * eraLikeness(movie, other) }))
    .toSorted(
      (a, b) =>
        b.score - a.score || b.other.popularity - a.other.popularity || a.other.id - b.other.id,
    )
    .slice(0, maxSimilar)
    .map(({ other }) => other);
}

type Weights = ReadonlyMap<GenreId, number>;

function genreWeights(movies: readonly Movie[]): Weights {
  const counts = new Map<GenreId, number>();
  for (const genre of movies.flatMap(genresOf)) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  return new Map([...counts].map(([genre, count]) => [genre, Math.log(1 + movies.length / count)]));
}

/** Shared weight by all weight, 0 to 1. */
function genreLikeness(a: Movie, b: Movie, weights: Weights): number {
  const [own, other] = [genresOf(a), genresOf(b)];
  const sum = (genres: readonly GenreId[]) =>
    genres.reduce((total, genre) => total + (weights.get(genre) ?? 0), 0);
  const shared = own.filter((genre) => other.includes(genre));
  return sum(shared) / sum([...new Set([...own, ...other])].sort());
}

function eraLikeness(a: Movie, b: Movie): number {
  const [from, to] = [yearOf(a), yearOf(b)];
  return from === undefined || to === undefined
    ? 0
    : Math.max(0, 1 - Math.abs(from - to) / eraYears);
}
