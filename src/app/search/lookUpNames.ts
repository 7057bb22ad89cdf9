import { mergeCandidates, namesOf, withMerge, type NameSpan } from '@/domain/mergedNames';
import type { Movie } from '@/domain/movie';
import { bestFirst, isTitled } from '@/domain/titles';
import type { LookupActorEvent } from '@/machines/searchMachine';

/**
 * Looks up what the parts of the chat service's answer are the names of, and tells each as soon as it
 * is known. A part that is nobody's exact title may be a piece of one with commas: then it is asked
 * for joined with its neighbours, two at first, and more where that is no title either. Throws nothing.
 */
export async function lookUpNames(
  parts: readonly string[],
  find: (name: string) => Promise<readonly Movie[]>,
  tell: (news: LookupActorEvent) => void,
): Promise<void> {
  const looked = new Set<number>();
  const asked = new Map<string, Promise<readonly Movie[] | undefined>>();
  let joins: readonly NameSpan[] = [];

  async function lookUpFresh() {
    const fresh = namesOf(parts, joins).filter((name) => isPart(name) && !looked.has(name.from));
    for (const { from } of fresh) looked.add(from);
    await Promise.all(fresh.map(lookUp));
  }

  async function lookUp({ name, from }: NameSpan) {
    try {
      const movies = await find(name);
      tell({ type: 'lookup.found', name, movies: bestFirst(name, movies) });
      if (!movies.some((movie) => isTitled(movie, name))) await join(from);
    } catch (cause) {
      tell({ type: 'lookup.failed', name, cause });
    }
  }

  async function join(index: number) {
    for (const candidates of mergeCandidates(parts, index)) {
      if (joins.some(({ from, to }) => from <= index && index < to)) return;
      const answers = await Promise.all(candidates.map(ask));
      const first = answers.findIndex((movies) => movies !== undefined);
      const title = candidates[first];
      if (title) return take(title, answers[first] ?? []);
    }
  }

  /** What is found under a joined name; `undefined` unless it is a title. Each is asked for once. */
  function ask({ name }: NameSpan) {
    const answer =
      asked.get(name) ??
      find(name).then(
        (movies) => (movies.some((movie) => isTitled(movie, name)) ? movies : undefined),
        (cause: unknown) => void tell({ type: 'merge.failed', cause }),
      );
    asked.set(name, answer);
    return answer;
  }

  async function take(title: NameSpan, movies: readonly Movie[]) {
    const before = joins;
    joins = withMerge(joins, title);
    if (joins === before) return;
    tell({ type: 'names.merged', names: namesOf(parts, joins).map(({ name }) => name) });
    tell({ type: 'lookup.found', name: title.name, movies: bestFirst(title.name, movies) });
    await lookUpFresh();
  }

  await lookUpFresh();
  tell({ type: 'lookups.completed' });
}

function isPart({ from, to }: NameSpan): boolean {
  return to - from === 1;
}
