import { mergeCandidates, namesOf, withMerge, type NameSpan } from './mergedNames';
import type { Movie } from './movie';
import { nameKey, movieNameOf, type MovieName } from './movieName';
import { bestFirst, isFound, isTitled, shortenedName } from './titles';

export type LookupEvent =
  | ({ type: 'lookup.found'; movies: readonly Movie[] } & MovieName)
  | ({ type: 'lookup.failed'; cause: unknown } & MovieName)
  /** Some names were parts of one title. */
  | { type: 'names.merged'; names: readonly MovieName[] }
  /** A further search for a name without a match failed. */
  | { type: 'fallback.failed'; cause: unknown }
  | { type: 'lookups.completed' };

type Find = (name: string, year?: number) => Promise<readonly Movie[]>;

/**
 * Searches every name and emits each result as it comes; never throws. A name without an exact
 * match may be a part of a title with commas: it is also searched merged with 1, 2 or 3 neighbours.
 */
export async function lookUpNames(
  parts: readonly MovieName[],
  find: Find,
  emit: (event: LookupEvent) => void,
): Promise<void> {
  const started = new Set<number>();
  const asked = new Map<string, Promise<readonly Movie[] | undefined>>();
  let merges: readonly NameSpan[] = [];

  async function lookUpFresh() {
    const fresh = namesOf(parts, merges).filter(({ from }) => !started.has(from));
    for (const { from } of fresh) started.add(from);
    await Promise.all(fresh.map(lookUp));
  }

  async function lookUp(span: NameSpan) {
    const name = movieNameOf(span);
    try {
      const movies = await findBest(name);
      emit({ type: 'lookup.found', ...name, movies: bestFirst(name, movies) });
      if (!movies.some((movie) => isTitled(movie, name.name))) await mergeFrom(span.from);
    } catch (cause) {
      emit({ type: 'lookup.failed', ...name, cause });
    }
  }

  /** Makes at most one further call: with the year, or with a shorter name where nothing is found. */
  async function findBest(name: MovieName): Promise<readonly Movie[]> {
    const movies = await find(name.name);
    if (isFound(name, movies)) return movies;
    const shorter = movies.length === 0 ? shortenedName(name.name) : undefined;
    if (shorter === undefined && name.year === undefined) return movies;
    try {
      const more = await (shorter === undefined ? find(name.name, name.year) : find(shorter));
      return [...movies, ...more.filter(({ id }) => !movies.some((movie) => movie.id === id))];
    } catch (cause) {
      emit({ type: 'fallback.failed', cause });
      return movies;
    }
  }

  async function mergeFrom(index: number) {
    for (const candidates of mergeCandidates(parts, index)) {
      if (merges.some(({ from, to }) => from <= index && index < to)) return;
      const answers = await Promise.all(candidates.map(findMerged));
      const first = answers.findIndex((movies) => movies !== undefined);
      const title = candidates[first];
      if (title) return applyMerge(title, answers[first] ?? []);
    }
  }

  /** Searches a merged name once; `undefined` unless it is a title. */
  function findMerged(span: NameSpan) {
    const { name } = span;
    const key = nameKey(span);
    const answer =
      asked.get(key) ??
      find(name).then(
        (movies) => (movies.some((movie) => isTitled(movie, name)) ? movies : undefined),
        (cause: unknown) => void emit({ type: 'fallback.failed', cause }),
      );
    asked.set(key, answer);
    return answer;
  }

  async function applyMerge(span: NameSpan, movies: readonly Movie[]) {
    const before = merges;
    merges = withMerge(merges, span);
    if (merges === before) return;
    const name = movieNameOf(span);
    emit({ type: 'names.merged', names: namesOf(parts, merges).map(movieNameOf) });
    emit({ type: 'lookup.found', ...name, movies: bestFirst(name, movies) });
    await lookUpFresh();
  }

  await lookUpFresh();
  emit({ type: 'lookups.completed' });
}
