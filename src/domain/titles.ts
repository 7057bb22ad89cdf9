import { foldedWords } from './foldedWords';
import { yearOf, type Movie } from './movie';
import type { MovieName } from './movieName';

/**
 * What two spellings of a title share: equal for titles that differ in case, accents, punctuation
 * and spaces only. A title of signs only is its own key.
 */
export function titleKey(title: string): string {
  const letters = foldedWords(title).join('');
  return letters === '' ? title.trim() : letters;
}

/** Like `titleKey`, for titles that may also differ in articles, 'and' and the kind of their numbers. */
function looseKey(title: string): string {
  const key = looseWords(title).join('');
  return key === '' ? titleKey(title) : key;
}

/** Whether the movie has this title, here, in English or where it comes from. */
export function isTitled(movie: Movie, name: string): boolean {
  const key = looseKey(name);
  return titlesOf(movie).some((title) => looseKey(title) === key);
}

/** The keys of a movie's titles. */
export function titleKeysOf(movie: Movie): readonly string[] {
  return [...new Set(titlesOf(movie).map(titleKey))];
}

function titlesOf({ title, originalTitle, englishTitle = title }: Movie): readonly string[] {
  return [title, originalTitle, englishTitle];
}

/** Whether one of the movies has this title and, where a year came with it, came out then. */
export function isFound({ name, year }: MovieName, movies: readonly Movie[]): boolean {
  return movies.some((movie) => isTitled(movie, name) && isFrom(movie, year));
}

/**
 * Sorts a name's search results: exact title and year, then exact title, then the closest. Very short
 * names need an exact match: for 'It', 'Italy' is left out.
 */
export function bestFirst(name: MovieName, movies: readonly Movie[]): readonly Movie[] {
  const sequel = sequelAmong(name, movies);
  return movies
    .filter((movie) => isTitled(movie, name.name) || isNeighbour(movie, name.name))
    .map((movie) => ({
      movie,
      rank: movie === sequel ? 0 : rankOf(movie, name),
      closeness: isTitled(movie, name.name) ? 0 : closeness(movie, name.name),
    }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        other.closeness - one.closeness ||
        other.movie.popularity - one.movie.popularity,
    )
    .map(({ movie }) => movie);
}

/** 0 is best. Databases and models often differ by one year. */
function rankOf(movie: Movie, { name, year }: MovieName): number {
  if (!isTitled(movie, name)) return 4;
  const isSpelt = titleKeysOf(movie).includes(titleKey(name));
  return (isFrom(movie, year) ? 0 : 2) + (isSpelt ? 0 : 1);
}

/** Whether a movie came out in a year, or in the one before or after it. */
export function isFrom(movie: Movie, year: number | undefined): boolean {
  const from = yearOf(movie);
  return year === undefined || (from !== undefined && Math.abs(from - year) <= 1);
}

const maxShortName = 3;

function isNeighbour(movie: Movie, name: string): boolean {
  if (titleKey(name).length > maxShortName) return true;
  const key = titleKey(name);
  return titlesOf(movie).some((title) => foldedWords(title).includes(key));
}

/** The share of words that name and title have in common, in tenths; titles that begin alike are closer. */
function closeness(movie: Movie, name: string): number {
  const wanted = looseWords(name);
  return Math.max(
    ...titlesOf(movie).map((title) => {
      const words = looseWords(title);
      const shared = words.filter((word) => wanted.includes(word)).length;
      const common = (2 * shared) / Math.max(1, words.length + wanted.length);
      const isAlike = words[0] === wanted[0];
      const isSameStart = isAlike && foldedWords(title)[0] === foldedWords(name)[0];
      return Math.round(10 * (common + (isSameStart ? 0.5 : isAlike ? 0.1 : 0)));
    }),
  );
}

/** For 'Avengers 2' without an exact match: the second film, by date, whose title starts with 'Avengers'. */
function sequelAmong({ name }: MovieName, movies: readonly Movie[]): Movie | undefined {
  const words = looseWords(name);
  const number = Number(words.at(-1));
  if (!(number >= 2 && number <= 20) || movies.some((movie) => isTitled(movie, name))) return;
  const base = words.slice(0, -1);
  const mostVotes = Math.max(...movies.map(({ voteCount }) => voteCount));
  return movies
    .filter((movie) => titlesOf(movie).some((title) => beginsWith(looseWords(title), base)))
    .filter(({ voteCount, releaseDate }) => releaseDate !== '' && voteCount * 10 >= mostVotes)
    .sort((one, other) => one.releaseDate.localeCompare(other.releaseDate))[number - 1];
}

function beginsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((word, index) => words[index] === word);
}

/** The beginning of a name to search for where the whole finds nothing: 'Avengers' for 'Avengers 2'. */
export function shortenedName(name: string): string | undefined {
  const ends = [...name.matchAll(/(?::|\s[-–—])\s|\s(?:\d{1,2}|[IVX]+)$/g)].map(
    ({ index }) => index,
  );
  const heads = ends.map((end) => name.slice(0, end).trim()).filter((head) => head !== '');
  return heads.find((head) => foldedWords(head).length > 1) ?? heads.at(-1);
}

function looseWords(title: string): readonly string[] {
  return foldedWords(title)
    .filter((word) => word !== 'AND')
    .map((word, index) => (index > 0 && romanNumerals.includes(word) ? toNumber(word) : word))
    .filter((word, index) => index > 0 || !articles.has(word))
    .filter((word, index, all) => index < all.length - 1 || word !== 'THE');
}

const romanNumerals = 'I II III IV V VI VII VIII IX X XI XII XIII'.split(' ');

function toNumber(numeral: string): string {
  return String(romanNumerals.indexOf(numeral) + 1);
}

const articles = new Set('THE A AN EL LA LOS LAS LE LES DER DIE DAS'.split(' '));
