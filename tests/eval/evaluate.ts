import * as v from 'valibot';
import type { Film } from '@/demo/movies/Film';

const oneOrMore = <Item extends v.GenericSchema>(item: Item) => v.union([item, v.array(item)]);

/** What has to hold of a film; of several values, one of them. */
const condition = v.strictObject({
  genre: v.optional(oneOrMore(v.number())),
  notGenre: v.optional(oneOrMore(v.number())),
  /** The first year and the last. */
  years: v.optional(v.tuple([v.number(), v.number()])),
  language: v.optional(oneOrMore(v.string())),
  country: v.optional(oneOrMore(v.string())),
  director: v.optional(oneOrMore(v.string())),
  actor: v.optional(oneOrMore(v.string())),
  award: v.optional(oneOrMore(v.string())),
  keyword: v.optional(oneOrMore(v.string())),
  minFame: v.optional(v.number()),
});

/**
 * A query, and how well films answer it: 2 is just what was asked for, 1 is acceptable. `films` are
 * judged by 'Title (year)', others by the rules of `facts`.
 */
const judgedQuerySchema = v.object({
  id: v.string(),
  kind: v.string(),
  language: v.picklist(['en', 'es', 'hi']),
  query: v.string(),
  films: v.optional(v.record(v.string(), v.picklist([0, 1, 2])), {}),
  facts: v.optional(v.array(v.object({ gain: v.picklist([1, 2]), where: condition })), []),
  expect: v.optional(v.literal('none')),
});

export const judgedQueries = v.array(judgedQuerySchema);

type JudgedQuery = v.InferOutput<typeof judgedQuerySchema>;

/** What an engine answers: films, the best first, or an admission that it found none. */
export interface Answer {
  readonly films: readonly Film[];
  readonly found: boolean;
}

export type Engine = (query: string) => Answer;

/** All from 0 to 1. */
export interface Score {
  readonly judgedQuery: JudgedQuery;
  readonly answer: Answer;
  readonly precision: number;
  readonly ndcg: number;
  /** 1 where at least one of the five fits. */
  readonly hit: number;
  readonly ms: number;
}

const depth = 5;

/**
 * Scores an engine's first five films for each query. A film that the catalogue lacks is dropped from
 * the judgement. A query that expects none is right when the engine says that it found nothing.
 */
export function scoresOf(
  engine: Engine,
  queries: readonly JudgedQuery[],
  films: readonly Film[],
): readonly Score[] {
  const names = films.map(namesOf);
  return queries.flatMap((judgedQuery) => {
    const gains = gainsOf(judgedQuery, films, names);
    const begin = performance.now();
    const answer = engine(judgedQuery.query);
    const ms = performance.now() - begin;
    if (judgedQuery.expect === 'none') {
      const right = answer.found ? 0 : 1;
      return { judgedQuery, answer, precision: right, ndcg: right, hit: right, ms };
    }
    const ideal = cumulated([...gains.values()].toSorted((one, other) => other - one));
    if (ideal === 0) return [];
    const given = answer.films.slice(0, depth).map(({ id }) => gains.get(id) ?? 0);
    const fitting = given.filter((each) => each > 0).length;
    const possible = Math.min(depth, [...gains.values()].filter((each) => each > 0).length);
    const right = answer.found ? 1 : 0;
    return {
      judgedQuery,
      answer,
      precision: (right * fitting) / possible,
      ndcg: (right * cumulated(given)) / ideal,
      hit: right * Math.min(1, fitting),
      ms,
    };
  });
}

/** Titles in the judgements that no film of the catalogue has. */
export function unknownNames(queries: readonly JudgedQuery[], films: readonly Film[]): string[] {
  const known = new Set(films.flatMap(namesOf));
  const named = queries.flatMap((judgedQuery) => Object.keys(judgedQuery.films));
  return [...new Set(named)].filter((name) => !known.has(plain(name)));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function cumulated(gains: readonly number[]): number {
  return gains
    .slice(0, depth)
    .reduce((sum, given, place) => sum + (2 ** given - 1) / Math.log2(place + 2), 0);
}

/** By id: the hand's judgement, else the highest of the rules that hold. */
function gainsOf(
  judgedQuery: JudgedQuery,
  films: readonly Film[],
  names: readonly (readonly string[])[],
): ReadonlyMap<number, number> {
  const judged = new Map(
    Object.entries(judgedQuery.films).map(([name, gain]) => [plain(name), gain]),
  );
  return new Map(
    films.map((film, place) => {
      const [byHand] = (names[place] ?? []).flatMap((name) => judged.get(name) ?? []);
      const holding = judgedQuery.facts.filter(({ where }) => holds(where, film));
      return [film.id, byHand ?? Math.max(0, ...holding.map(({ gain }) => gain))];
    }),
  );
}

function holds(where: v.InferOutput<typeof condition>, film: Film): boolean {
  const year = Number(film.release_date.slice(0, 4));
  const [first, last] = where.years ?? [year, year];
  const excluded = new Set([where.notGenre ?? []].flat());
  return (
    isAmong(where.genre, film.genre_ids) &&
    !film.genre_ids.some((id) => excluded.has(id)) &&
    first <= year &&
    year <= last &&
    isAmong(where.language, [film.original_language]) &&
    isAmong(where.country, film.countries) &&
    isAmong(where.director, film.directors) &&
    isAmong(where.actor, film.cast) &&
    isAmong(where.award, film.awards) &&
    isAmong(where.keyword, film.keywords) &&
    film.fame >= (where.minFame ?? 0)
  );
}

function isAmong<Value>(wanted: Value | readonly Value[] | undefined, held: readonly Value[]) {
  return wanted === undefined || [wanted].flat().some((each) => held.includes(each as Value));
}

function namesOf({ title, original_title, release_date }: Film): string[] {
  const year = Number(release_date.slice(0, 4));
  return [title, original_title].flatMap((name) =>
    [year, year - 1, year + 1].map((each) => plain(`${name} (${each})`)),
  );
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
