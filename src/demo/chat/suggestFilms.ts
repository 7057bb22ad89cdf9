import MiniSearch from 'minisearch';
import { genresOf } from '@/domain/genres';
import { english } from '@/domain/texts/english';
import type { Film } from '../movies/Film';
import { hash } from '../identity/hash';
import { plainWords } from './plainWords';
import { stem } from './stem';
import { parseQueryTerms, type QueryTerm } from './parseQueryTerms';

const most = 10;
const mostWords = 40;
const boost = { title: 1.5, genres: 2, keywords: 4, origin: 1.5, overview: 1 };
/** What a film is worth that fits a word of much the same meaning. */
const akinWorth = 0.7;
/** How much fame decides between films that fit equally well. */
const fameWorth = 0.03;
const examples = 3;
const famous = 150;

/**
 * Suggests films for a query in the visitor's words: always ten names, without commas and without
 * repeats, the best matches first, then more of their kind. A query that says nothing gets well-known
 * films, other ones for another query.
 */
export function suggestFilms(films: readonly Film[]): (query: string) => readonly string[] {
  const byId = new Map(films.map((film) => [film.id, film]));
  const byTitle = new Map(films.map((film) => [plainWords(film.title).join(' '), film]));
  const wellKnown = films
    .filter(({ title }) => !title.includes(','))
    .sort((one, other) => other.vote_count - one.vote_count);
  const index = new MiniSearch<Film>({
    fields: Object.keys(boost),
    extractField: fieldOf,
    tokenize: plainWords,
    processTerm: stem,
    searchOptions: { boost, combineWith: 'AND' },
  });
  index.addAll(films);

  const fitsKnown = new Map<string, ReadonlyMap<number, number>>();

  /** How well each film fits the term, from 0 to 1: as it stands, else as a beginning, else misspelt. */
  function fits(term: string): ReadonlyMap<number, number> {
    const known = fitsKnown.get(term) ?? fitsFound(term);
    fitsKnown.set(term, known);
    return known;
  }

  function fitsFound(term: string): ReadonlyMap<number, number> {
    for (const tolerance of [{}, { prefix: isLongerThan(2) }, { fuzzy: misspelling }]) {
      const found = index.search(term, tolerance);
      const top = found[0]?.score ?? 1;
      if (found.length > 0) return new Map(found.map(({ id, score }) => [Number(id), score / top]));
    }
    return new Map();
  }

  function fitsWish({ term, akin, weight }: QueryTerm): ReadonlyMap<number, number> {
    const fit = new Map(fits(term));
    for (const [id, score] of akin.flatMap((other) => [...fits(other)])) {
      fit.set(id, 1 - (1 - (fit.get(id) ?? 0)) * (1 - score * akinWorth));
    }
    return new Map([...fit].map(([id, score]) => [id, weight * (0.5 + 0.5 * score)]));
  }

  function worths(wishes: readonly QueryTerm[]): ReadonlyMap<number, number> {
    const total = new Map<number, number>();
    for (const [id, worth] of wishes.flatMap((wish) => [...fitsWish(wish)])) {
      total.set(id, (total.get(id) ?? 0) + worth);
    }
    return total;
  }

  function matching(worth: ReadonlyMap<number, number>): Film[] {
    const rank = (film: Film) =>
      (worth.get(film.id) ?? 0) + fameWorth * Math.log10(film.vote_count + 1);
    return films
      .filter(({ id }) => (worth.get(id) ?? 0) > 0)
      .sort((one, other) => rank(other) - rank(one));
  }

  /** Films that are about the same things as the examples. */
  function ofTheKindOf(...models: readonly Film[]): Film[] {
    const about = models
      .map((model) => `${model.keywords.join(' ')} ${genreNamesOf(model)}`)
      .join(' ');
    return index
      .search(about, { fields: ['keywords', 'genres'], combineWith: 'OR' })
      .flatMap(({ id }) => byId.get(Number(id)) ?? []);
  }

  return (query) => {
    const words = plainWords(query).slice(0, mostWords);
    const wishes = parseQueryTerms(words);
    const named = byTitle.get(words.join(' '));
    if (named && !isSubject(wishes)) {
      return tenNames([named, ...ofTheKindOf(named), ...wellKnown]);
    }

    const model = byTitle.get(afterLike(words));
    const worth = worths(wishes);
    const matches = model ? ofTheKindOf(model) : matching(worth);
    const more = [
      ...ofTheKindOf(...matches.slice(0, examples)),
      ...shuffled(wellKnown.slice(0, famous), query.trim()),
      ...wellKnown,
    ].filter(({ id, title }) => !title.includes(',') && (worth.get(id) ?? 0) >= 0);
    return tenNames([...matches, ...more].filter((film) => film !== model));
  };
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

function fieldOf(film: Film, field: string): string {
  switch (field) {
    case 'id':
      return String(film.id);
    case 'genres':
      return genreNamesOf(film);
    case 'keywords':
      return film.keywords.join(' ');
    case 'origin':
      return `${languages.of(film.original_language) ?? ''} ${yearsOf(film)}`;
    case 'title':
      return film.title;
    default:
      return film.overview;
  }
}

function genreNamesOf({ genre_ids: genreIds }: Film): string {
  return genresOf({ genreIds })
    .map((id) => english.popup.genre[id])
    .join(' ');
}

/** As people say it: "1994 1990s 90s". */
function yearsOf({ release_date }: Film): string {
  const year = release_date.slice(0, 4);
  const decade = `${year.slice(0, 3)}0s`;
  return year === '' ? '' : `${year} ${decade} ${decade.slice(2)}`;
}

function isLongerThan(length: number) {
  return (term: string) => term.length > length;
}

function misspelling(term: string): number | false {
  return term.length > 4 && term.length < 20 && 0.2;
}

/** "Cats" is a film, but who asks for it asks for cats. */
function isSubject([wish, ...others]: readonly QueryTerm[]): boolean {
  return wish !== undefined && others.length === 0 && wish.akin.length > 0;
}

/** What follows "like", "similar to", "como", "parecida a": perhaps a title. */
function afterLike(words: readonly string[]): string {
  return /(?:^| )(?:like|similar to|como|parecid[oa]s? a) (.+)$/.exec(words.join(' '))?.[1] ?? '';
}

function shuffled(films: readonly Film[], seed: string): Film[] {
  const place = new Map(films.map((film) => [film, hash(`${seed} ${film.id}`)]));
  return [...films].sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
}

function tenNames(films: readonly Film[]): string[] {
  const names = new Map<string, string>();
  for (const { title } of films) {
    const name = title.replaceAll(',', '');
    if (names.size < most && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}
