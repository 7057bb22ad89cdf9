import { mergeCandidates, namesOf, withMerge, type NameSpan } from '@/domain/mergedNames';
import type { Movie } from '@/domain/movie';
import { nameKey, type MovieName } from '@/domain/movieName';
import { bestFirst, isFound, isTitled, shortenedName } from '@/domain/titles';
import type { LookupActorEvent } from '@/machines/searchMachine';

type Find = (name: string, year?: number) => Promise<readonly Movie[]>;

/**
 * Searches every name and tells each result as it comes; never throws. A name without an exact match may
 * be half of a title with commas, so it is also searched merged with its neighbours (2, then 3, then 4).
 */
export async function lookUpNames(
  parts: readonly MovieName[],
  find: Find,
  emit: (event: LookupActorEvent) => void,
): Promise<void> {
  const started = new Set<number>();
  const asked = new Map<string, Promise<readonly Movie[] | undefined>>();
  let merges: readonly NameSpan[] = [];

  async function lookUpFresh() {
    const fresh = namesOf(parts, merges).filter((name) => isPart(name) && !started.has(name.from));
    for (const { from } of fresh) started.add(from);
    await Promise.all(fresh.map(lookUp));
  }

  async function lookUp(span: NameSpan) {
    const name = nameOf(span);
    try {
      const movies = await findBest(name);
      emit({ type: 'lookup.found', ...name, movies: bestFirst(name, movies) });
      if (!movies.some((movie) => isTitled(movie, name.name))) await join(span.from);
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
      emit({ type: 'merge.failed', cause });
      return movies;
    }
  }

  async function join(index: number) {
    for (const candidates of mergeCandidates(parts, index)) {
      if (merges.some(({ from, to }) => from <= index && index < to)) return;
      const answers = await Promise.all(candidates.map(ask));
      const first = answers.findIndex((movies) => movies !== undefined);
      const title = candidates[first];
      if (title) return take(title, answers[first] ?? []);
    }
  }

  /** Searches a merged name once; `undefined` unless it is a title. */
  function ask(span: NameSpan) {
    const { name } = span;
    const key = nameKey(span);
    const answer =
      asked.get(key) ??
      find(name).then(
        (movies) => (movies.some((movie) => isTitled(movie, name)) ? movies : undefined),
        (cause: unknown) => void emit({ type: 'merge.failed', cause }),
      );
    asked.set(key, answer);
    return answer;
  }

  async function take(span: NameSpan, movies: readonly Movie[]) {
    const before = merges;
    merges = withMerge(merges, span);
    if (merges === before) return;
    const name = nameOf(span);
    emit({ type: 'names.merged', names: namesOf(parts, merges).map(nameOf) });
    emit({ type: 'lookup.found', ...name, movies: bestFirst(name, movies) });
    await lookUpFresh();
  }

  await lookUpFresh();
  emit({ type: 'lookups.completed' });
}

function isPart({ from, to }: NameSpan): boolean {
  return to - from === 1;
}

function nameOf({ name, year }: MovieName): MovieName {
  return year === undefined ? { name } : { name, year };
}
