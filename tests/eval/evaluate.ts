import * as v from 'valibot';
import type { Film } from '@/demo/movies/Film';

/** 2: just what was asked for; 1: fits; 0, like a film that nobody judged: does not fit. */
const grade = v.picklist([0, 1, 2]);

/** A wish and how well each film answers it, by 'Title (year)'. One without films expects none. */
const judgedWish = v.object({
  id: v.string(),
  kind: v.string(),
  language: v.picklist(['en', 'es', 'hi']),
  query: v.string(),
  films: v.optional(v.record(v.string(), grade), {}),
});

export const judgedWishes = v.array(judgedWish);

export type JudgedWish = v.InferOutput<typeof judgedWish>;

/** What an engine answers: films, the best first, or an admission that it found none. */
export interface Answer {
  readonly films: readonly Film[];
  readonly found: boolean;
}

export type Engine = (query: string) => Answer;

/** All from 0 to 1. */
export interface Score {
  readonly wish: JudgedWish;
  readonly answer: Answer;
  readonly precision: number;
  readonly ndcg: number;
  /** 1 where at least one of the five fits. */
  readonly hit: number;
  readonly ms: number;
}

const depth = 5;

/**
 * Scores an engine's first five films for each wish. A film that the catalogue lacks is dropped from
 * the judgement. A wish that expects none is right when the engine says that it found nothing.
 */
export function scoresOf(
  engine: Engine,
  wishes: readonly JudgedWish[],
  films: readonly Film[],
): readonly Score[] {
  const byName = new Map(films.flatMap((film) => namesOf(film).map((name) => [name, film.id])));
  return wishes.flatMap((wish) => {
    const grades = new Map(
      Object.entries(wish.films).flatMap(([name, given]) => {
        const id = byName.get(plain(name));
        return id === undefined ? [] : [[id, given] as const];
      }),
    );
    const begin = performance.now();
    const answer = engine(wish.query);
    const ms = performance.now() - begin;
    if (Object.keys(wish.films).length === 0) {
      const right = answer.found ? 0 : 1;
      return { wish, answer, precision: right, ndcg: right, hit: right, ms };
    }
    const ideal = gain([...grades.values()].toSorted((one, other) => other - one));
    if (ideal === 0) return [];
    const given = answer.films.slice(0, depth).map(({ id }) => grades.get(id) ?? 0);
    const fitting = given.filter((each) => each > 0).length;
    const possible = Math.min(depth, [...grades.values()].filter((each) => each > 0).length);
    const right = answer.found ? 1 : 0;
    return {
      wish,
      answer,
      precision: (right * fitting) / possible,
      ndcg: (right * gain(given)) / ideal,
      hit: right * Math.min(1, fitting),
      ms,
    };
  });
}

/** Titles by which the judges know wishes' films that no film of the catalogue goes by. */
export function unknownNames(wishes: readonly JudgedWish[], films: readonly Film[]): string[] {
  const known = new Set(films.flatMap(namesOf));
  const named = wishes.flatMap((wish) => Object.keys(wish.films));
  return [...new Set(named)].filter((name) => !known.has(plain(name)));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, given, place) => sum + (2 ** given - 1) / Math.log2(place + 2), 0);
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
