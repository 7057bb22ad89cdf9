import type { Film } from '../movies/Film';
import { facet } from './facets';
import { filmIndex, keyOf, type FilmIndex, type Matches } from './filmIndex';
import { plainWords } from './plainWords';
import { stem } from './stem';
import { queryParser } from './parseQuery';
import type { Facet, ParsedQuery } from './parsedQuery';
import { splitRefinements, withRefinements, type RefinementKind } from './refinements';
import { firstYear, olderName, thisYear, yearFacts } from './years';

const maxSuggestions = 10;
/** The weight of each kind of facet, multiplied by its inverse document frequency. */
const boost: Readonly<Record<Facet['kind'], number>> = {
  person: 2,
  award: 1.8,
  audience: 1.8,
  years: 1.7,
  origin: 1.6,
  genre: 1.3,
  series: 1.2,
  subject: 1,
  place: 0.9,
  mood: 0.9,
  text: 0.7,
};
/** How much fame decides between films that fit equally well. */
const fameWorth = 0.3;
const similarityWorth = 6;
/** "Like Amélie, but with ghosts": the ghosts come first. */
const similarityBesideFacets = 2;
/** The most that a word of the texts is worth, as a share of the strongest facet that was understood. */
const textBesideOthers = 0.6;
const relatedToTitle = 5;
/** Where few films meet the only facet, films like these come next. */
const likenessToFew = 1;
/** What further facts of the same facet add. */
const furtherWorth = 0.2;
/** From this degree on a facet excludes a film. */
const excludedFrom = 0.6;
const unmetPenalty = 100;
/** Of a famous film where little known ones are wanted. */
const famousPenalty = 2;
/** A film that hardly meets a facet is not said to. */
const metFrom = 0.5;

/** A film, and the facets of the query that it meets. */
export interface Suggestion {
  /** What the chat service calls it: no commas, and years where films share a title. */
  readonly name: string;
  readonly film: Film;
  readonly met: readonly Facet[];
}

export interface Suggestions {
  readonly parsed: ParsedQuery;
  /** Ten, the best first. Where nothing was understood, popular ones. */
  readonly films: readonly Suggestion[];
}

type Suggest = (query: string) => Suggestions;

const known = new WeakMap<readonly Film[], Suggest>();

/** Suggests films for a query in the visitor's words, and says how it was understood. */
export function suggestFilms(films: readonly Film[]): Suggest {
  const suggest = known.get(films) ?? suggestAmong(films);
  known.set(films, suggest);
  return suggest;
}

function suggestAmong(films: readonly Film[]): Suggest {
  const index = filmIndex(films);
  const parseWords = queryParser(index);
  const parse = (query: string) => withOlder(withDescribed(parseWords(query)));
  let similarityToAll: Similarity | undefined;
  const similarity: Similarity = (places) => (similarityToAll ??= cosineSimilarity(index))(places);
  const placeOf = new Map(films.map((film, place) => [film, place]));
  const counts = new Map<string, number>();
  for (const film of films) counts.set(titleKey(film), (counts.get(titleKey(film)) ?? 0) + 1);
  const firstTen = (parsed: ParsedQuery) =>
    ranking(index, similarity, parsed).slice(0, maxSuggestions);
  const isTitleShared = (film: Film) => (counts.get(titleKey(film)) ?? 0) > 1;

  /** "Titanic by James Cameron" asks for Titanic: all that it says is true of the film it names. */
  function withDescribed(parsed: ParsedQuery): ParsedQuery {
    const stated = parsed.facets.filter(({ kind }) => kind !== 'text' && kind !== 'mood');
    const titles = parsed.like.filter((place) =>
      stated.every((facet) => (matchesOf(index, facet).get(place) ?? 0) >= metFrom),
    );
    const isDescribed = !parsed.hasComparison && stated.length > 0 && titles.length > 0;
    return isDescribed ? { ...parsed, titles, like: [] } : parsed;
  }

  /** "Like The Matrix, but older" means older than The Matrix. */
  function withOlder(parsed: ParsedQuery): ParsedQuery {
    const facets = parsed.facets.map((facet) =>
      facet.name === olderName && !facet.isExcluded && parsed.like.length > 0
        ? yearsFacet('older', parsed.like)
        : facet,
    );
    return { ...parsed, facets };
  }

  function parseRefined(query: string): ParsedQuery {
    const { base, refinements } = splitRefinements(query);
    const parsed = refinements.reduce(
      (so, { kind }) => refined(so, kind, firstTen(so)),
      parse(base),
    );
    return { ...parsed, phrases: withRefinements(base, parsed.phrases, refinements) };
  }

  function refined(parsed: ParsedQuery, kind: RefinementKind, shown: readonly number[]) {
    if (!parsed.isUnderstood) return { ...parsed, seen: [...parsed.seen, ...shown] };
    const { titles, facets } = parsed;
    // After a title its like is wanted, and not the film again.
    const wanted = { ...parsed, titles: [], like: [...parsed.like, ...titles.slice(0, 1)] };
    switch (kind) {
      case 'others':
        return { ...wanted, seen: [...parsed.seen, ...shown] };
      case 'lighter':
        return { ...wanted, facets: [...facets, ...parse('lighthearted').facets] };
      default:
        return { ...wanted, facets: [...facets.filter(isNoYears), yearsFacet(kind, shown)] };
    }
  }

  /** Newer or older than most of the films that were shown. */
  function yearsFacet(kind: 'newer' | 'older', shown: readonly number[]): Facet {
    const years = shown
      .map((place) => Number(films[place]?.release_date.slice(0, 4)))
      .toSorted((one, other) => one - other);
    const median = years[Math.floor(years.length / 2)] ?? thisYear;
    const from = kind === 'newer' ? Math.min(median + 1, thisYear - 1) : firstYear;
    const to = kind === 'newer' ? thisYear : Math.max(median - 1, firstYear);
    const name = kind === 'newer' ? `after ${from}` : `before ${to}`;
    return { ...facet('years', name, yearFacts({ from, to, name })), isRequired: true };
  }

  /** "Films from 2030" is not understood: no film meets it. */
  function isMet({ facets, titles, like, isUnderstood }: ParsedQuery): boolean {
    const meets = (facet: Facet) => facet.isExcluded || matchesOf(index, facet).size > 0;
    return isUnderstood && (titles.length + like.length > 0 || facets.some(meets));
  }

  return (query) => {
    const asked = parseRefined(query);
    const parsed = isMet(asked) ? asked : { ...asked, phrases: [], isUnderstood: false };
    const ten = firstTen(parsed).flatMap((place) => films[place] ?? []);
    const withYears = ten.some(isTitleShared);
    return {
      parsed,
      films: ten.map((film) => ({
        name: nameOf(film, withYears),
        film,
        met: facetsMet(index, parsed, placeOf.get(film) ?? 0),
      })),
    };
  };
}

function isNoYears({ kind, isExcluded }: Facet): boolean {
  return kind !== 'years' || isExcluded;
}

function titleKey({ title }: Film): string {
  return title.replaceAll(',', '').toLowerCase();
}

function nameOf({ title, release_date }: Film, withYear: boolean): string {
  const name = title.replaceAll(',', '');
  return withYear ? `${name} (${release_date.slice(0, 4)})` : name;
}

function ranking(index: FilmIndex, similarity: Similarity, parsed: ParsedQuery): number[] {
  const { films } = index;
  const scores = films.map(
    ({ fame, vote_count }) => fameWorth * fame + 0.02 * Math.log10(vote_count + 1),
  );
  const dropped = new Set<number>([...parsed.like, ...parsed.seen]);
  const weighed = parsed.facets.map((facet) => {
    const matches = matchesOf(index, facet);
    const worth = boost[facet.kind] * inverseDocumentFrequency(films.length, matches);
    return { facet, matches, worth };
  });
  const understood = weighed.filter(({ facet }) => facet.kind !== 'text' && !facet.isExcluded);
  const strongest = Math.max(0, ...understood.map(({ worth }) => worth));

  for (const { facet, matches, worth: ownWorth } of weighed) {
    const isBesideOthers = facet.kind === 'text' && strongest > 0;
    const worth = isBesideOthers ? Math.min(ownWorth, textBesideOthers * strongest) : ownWorth;
    const isBound = parsed.like.length > 0 && facet.kind === 'years' && !facet.isExcluded;
    const isStrict = facet.isRequired || isBound || facet.name === 'foreign language';
    if (!facet.isExcluded && (isStrict || facet.facts.has('fame:2'))) {
      scores.forEach((score, place) => {
        if (!matches.has(place)) scores[place] = score - (isStrict ? unmetPenalty : famousPenalty);
      });
    }
    for (const [place, degree] of matches) {
      if (!facet.isExcluded) scores[place] = (scores[place] ?? 0) + worth * degree;
      else if (degree >= excludedFrom) dropped.add(place);
      else scores[place] = (scores[place] ?? 0) - worth * degree;
    }
  }
  if (parsed.facets.some(isForChildren)) {
    for (const [place, degree] of filmsOf(index, 'audience:adult')) {
      if (degree === 1) scores[place] = (scores[place] ?? 0) - unmetPenalty;
    }
  }
  const asked = weighed.filter(({ facet }) => !facet.isExcluded);
  const [only] = asked;
  const isOneFacet = asked.length === 1 && parsed.titles.length + parsed.like.length === 0;
  const few = new Set([...(only?.matches.keys() ?? [])].filter((place) => !dropped.has(place)));
  if (isOneFacet && few.size < maxSuggestions) {
    const others = [...normalised(similarity([...few]), few)].filter(([place]) => !few.has(place));
    add(scores, new Map(others), likenessToFew);
  }
  if (parsed.like.length > 0) {
    const isPlain = asked.every(({ facet }) => facet.kind === 'text' || facet.kind === 'years');
    const worth = isPlain ? similarityWorth : similarityBesideFacets;
    add(scores, normalised(similarity(parsed.like), dropped), worth);
  }
  const [first] = parsed.titles;
  if (first !== undefined)
    add(scores, normalised(similarity([first]), new Set([first])), relatedToTitle);
  parsed.titles.forEach((place, rank) => {
    scores[place] = (scores[place] ?? 0) + 1000 - rank;
  });
  if (!parsed.isUnderstood) {
    films.forEach(({ fame, vote_count }, place) => {
      scores[place] = fame * 10 + Math.log10(vote_count + 1);
    });
  }
  return films
    .map((_, place) => place)
    .filter((place) => !dropped.has(place))
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

function isForChildren({ kind, name, isExcluded }: Facet): boolean {
  return kind === 'audience' && !isExcluded && (name === 'kids' || name === 'whole family');
}

/** How well each film meets a facet: by its best fact, and a little more by each further one. */
function matchesOf(index: FilmIndex, { facts, related, isExcluded }: Facet): Matches {
  const best = new Map<number, number>();
  const sum = new Map<number, number>();
  for (const [fact, worth] of [...facts, ...related]) {
    for (const [place, degree] of filmsOf(index, fact)) {
      const value = degree * worth;
      best.set(place, Math.max(value, best.get(place) ?? 0));
      sum.set(place, (sum.get(place) ?? 0) + value);
    }
  }
  if (isExcluded) return best;
  return new Map(
    [...best].map(([place, value]) => [
      place,
      value + furtherWorth * Math.min(1.5, (sum.get(place) ?? 0) - value),
    ]),
  );
}

function filmsOf(index: FilmIndex, fact: string): Matches {
  const [kind = '', value = ''] = fact.split(/:(.*)/s);
  switch (kind) {
    case 'person':
      return index.people.get(value)?.matches ?? new Map();
    case 'titled':
      return new Map([...index.titled(value)].map(([place]) => [place, 1]));
    case 'film':
      return new Map([[Number(value), 1]]);
    case 'text':
      return index.mentioning(value);
    default:
      return index.matching(fact);
  }
}

function facetsMet(index: FilmIndex, { facets }: ParsedQuery, place: number): Facet[] {
  return facets.filter(
    ({ facts, isExcluded }) =>
      !isExcluded &&
      [...facts].some(([fact, worth]) => worth * (filmsOf(index, fact).get(place) ?? 0) >= metFrom),
  );
}

/** Rare facts say more: 0.7 for one that holds of all films, 7 for one that holds of one. */
function inverseDocumentFrequency(count: number, matches: Matches): number {
  const held = [...matches.values()].reduce((sum, degree) => sum + degree, 0);
  return Math.log(1 + count / (1 + held));
}

type Similarity = (places: readonly number[]) => Matches;

/** Cosine similarity of facts and of the words of keywords; rare ones weigh more. */
function cosineSimilarity(index: FilmIndex): Similarity {
  const profiles = index.films.map(profileOf);
  const held = new Map<string, number>();
  for (const profile of profiles) {
    for (const [fact, degree] of profile) held.set(fact, (held.get(fact) ?? 0) + degree);
  }
  const weigh = (fact: string) =>
    1 + 0.4 * Math.log(1 + index.films.length / (1 + (held.get(fact) ?? 0)));
  const lengths = profiles.map((profile) =>
    Math.sqrt([...profile].reduce((sum, [fact, degree]) => sum + (degree * weigh(fact)) ** 2, 0)),
  );

  return (places) => {
    const total = new Map<number, number>();
    for (const model of places) {
      const wanted = [...(profiles[model] ?? [])].map(
        ([fact, degree]) => [fact, degree * weigh(fact) ** 2] as const,
      );
      profiles.forEach((profile, place) => {
        let product = 0;
        for (const [fact, worth] of wanted) product += worth * (profile.get(fact) ?? 0);
        const cosine = product / ((lengths[model] ?? 1) * (lengths[place] ?? 1) || 1);
        total.set(place, (total.get(place) ?? 0) + cosine / places.length);
      });
    }
    return total;
  };
}

function profileOf(film: Film): ReadonlyMap<string, number> {
  const profile = new Map<string, number>();
  const hold = (fact: string, degree: number) =>
    profile.set(fact, Math.max(degree, profile.get(fact) ?? 0));
  for (const keyword of film.keywords) {
    const words = plainWords(keyword).map(stem);
    hold(`keyword:${words.join(' ')}`, 1);
    for (const word of words) hold(`word:${word}`, 0.5);
  }
  film.genre_ids.forEach((id, rank) => hold(`genre:${id}`, rank === 0 ? 1.3 : 1));
  for (const name of film.directors) hold(`person:${keyOf(name)}`, 0.9);
  for (const name of film.cast) hold(`person:${keyOf(name)}`, 0.3);
  for (const word of plainWords(film.title).map(stem)) hold(`title:${word}`, 0.5);
  hold(`lang:${film.original_language}`, film.original_language === 'en' ? 0.3 : 1);
  hold(`decade:${film.release_date.slice(0, 3)}`, 0.5);
  return profile;
}

/** Scales so that the highest score is 1. */
function normalised(matches: Matches, dropped: ReadonlySet<number>): Matches {
  const most = Math.max(
    0.01,
    ...[...matches].map(([place, value]) => (dropped.has(place) ? 0 : value)),
  );
  return new Map([...matches].map(([place, value]) => [place, value / most]));
}

function add(scores: number[], matches: Matches, worth: number) {
  for (const [place, degree] of matches) scores[place] = (scores[place] ?? 0) + worth * degree;
}
