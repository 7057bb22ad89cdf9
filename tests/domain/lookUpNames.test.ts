import { describe, expect, it, vi } from 'vitest';
import { lookUpNames, type LookupEvent } from '@/domain/lookUpNames';
import type { Movie } from '@/domain/movie';
import { nameKey, type MovieName } from '@/domain/movieName';
import { movie } from '../support/movies';
import { named } from '../support/named';
import { deferred } from '../support/deferred';

const ten = [...'ABCDEFGHIJ'];
const found = (name: string, ...movies: readonly Movie[]): LookupEvent => ({
  type: 'lookup.found',
  name,
  movies,
});
const completed: LookupEvent = { type: 'lookups.completed' };

/** A movie database with one film for each title. A search finds titles that contain the text. */
function databaseOf(...titles: readonly string[]) {
  const movies = titles.map((title, id) => movie({ id, title }));
  const asked: string[] = [];
  const find = async (name: string) => {
    asked.push(name);
    return movies.filter(({ title }) => title.toLowerCase().includes(name.toLowerCase()));
  };
  const titled = (title: string) => {
    const known = movies.find((each) => each.title === title);
    if (!known) throw new Error(`There is no film "${title}".`);
    return known;
  };
  return { asked, find, titled };
}

async function lookUp(parts: readonly string[], find: (name: string) => Promise<readonly Movie[]>) {
  const events: LookupEvent[] = [];
  await lookUpNames(named(...parts), find, (event) => events.push(event));
  return events;
}

/** The names after the last event. */
function namesAfter(parts: readonly string[], events: readonly LookupEvent[]): readonly string[] {
  return events.reduce<readonly string[]>(
    (names, event) => (event.type === 'names.merged' ? event.names.map(nameKey) : names),
    parts.slice(0, 10),
  );
}

describe('lookUpNames', () => {
  it('finds ten names with ten calls and searches no overflow name', async () => {
    const { asked, find } = databaseOf(...ten, 'K', 'L');

    const events = await lookUp([...ten, 'K', 'L'], find);

    expect(asked).toEqual(ten);
    expect(namesAfter(ten, events)).toEqual(ten);
    expect(events.at(-1)).toEqual(completed);
  });

  it('emits each result as it comes, with the exact title first', async () => {
    const slow = deferred<readonly Movie[]>();
    const wave = movie({ id: 1, title: 'Heat Wave', popularity: 99 });
    const heat = movie({ id: 2, title: 'Heat', popularity: 1 });
    const ronin = movie({ id: 3, title: 'Ronin' });
    const events: LookupEvent[] = [];

    const done = lookUpNames(
      named('Ronin', 'Heat'),
      (name) => (name === 'Ronin' ? slow.promise : Promise.resolve([wave, heat])),
      (event) => events.push(event),
    );
    await vi.waitFor(() => expect(events).toEqual([found('Heat', heat, wave)]));

    slow.resolve([ronin]);
    await done;
    expect(events).toEqual([found('Heat', heat, wave), found('Ronin', ronin), completed]);
  });

  it('merges parts that make a title together', async () => {
    const { asked, find, titled } = databaseOf('The Good, the Bad and the Ugly', 'Heat', 'Ronin');
    const parts = ['Heat', 'The Good', 'the Bad and the Ugly', 'Ronin'];
    const good = titled('The Good, the Bad and the Ugly');

    const events = await lookUp(parts, find);

    const names = ['Heat', 'The Good, the Bad and the Ugly', 'Ronin'];
    expect(events).toContainEqual({ type: 'names.merged', names: named(...names) });
    expect(events).toContainEqual(found('The Good, the Bad and the Ugly', good));
    expect(events.filter(({ type }) => type === 'names.merged')).toHaveLength(1);
    expect(asked.toSorted()).toEqual(
      [
        ...parts,
        'Heat, The Good',
        'The Good, the Bad and the Ugly',
        'the Bad and the Ugly, Ronin',
      ].toSorted(),
    );
  });

  it.each([
    ['Crouching Tiger, Hidden Dragon', 2],
    ['Monsters, Inc.', 2],
    ['The Cook, the Thief, His Wife & Her Lover', 3],
    ['Spring, Summer, Fall, Winter... and Spring', 4],
  ])('merges %s', async (title) => {
    const { find } = databaseOf(title, 'Heat', 'Ronin');
    const parts = ['Heat', ...title.split(', '), 'Ronin'];

    expect(namesAfter(parts, await lookUp(parts, find))).toEqual(['Heat', title, 'Ronin']);
  });

  it('merges the longer title if its beginning is a title too', async () => {
    const whole = 'The Good, the Bad, the Weird';
    const { find } = databaseOf(whole, 'The Good, the Bad');

    expect(namesAfter([], await lookUp(whole.split(', '), find))).toEqual([whole]);
  });

  it('merges if only one of the parts is a title', async () => {
    const { find } = databaseOf('Girl', 'Girl, Interrupted');

    expect(namesAfter([], await lookUp(['Girl', 'Interrupted'], find))).toEqual([
      'Girl, Interrupted',
    ]);
  });

  it('does not merge a part again when its own result comes after the merge', async () => {
    const { asked, find } = databaseOf('Girl, Interrupted', 'Heat');
    const slow = deferred<readonly Movie[]>();
    const merged = deferred<void>();

    const done = lookUpNames(
      named('Girl', 'Interrupted', 'Heat'),
      (name) => (name === 'Interrupted' ? slow.promise : find(name)),
      ({ type }) => type === 'names.merged' && merged.resolve(),
    );
    await merged.promise;
    slow.resolve([]);
    await done;

    expect(asked).toContain('Girl, Interrupted');
    expect(asked).not.toContain('Interrupted, Heat');
  });

  it('does not merge the first part of a title with the part before it', async () => {
    const { asked, find } = databaseOf('Heat', 'Girl, Interrupted');
    const slow = deferred<readonly Movie[]>();
    const merged = deferred<void>();

    const done = lookUpNames(
      named('Heat', 'Girl', 'Interrupted'),
      (name) => (name === 'Girl' ? slow.promise : find(name)),
      ({ type }) => type === 'names.merged' && merged.resolve(),
    );
    await merged.promise;
    slow.resolve([]);
    await done;

    expect(asked).not.toContain('Heat, Girl');
  });

  it('merges parts before a title that was merged first', async () => {
    const { find } = databaseOf('Girl, Interrupted', 'Monsters, Inc.');
    const slow = deferred<readonly Movie[]>();
    const merged = deferred<void>();
    const parts = ['Girl', 'Interrupted', 'Monsters', 'Inc.'];
    const events: LookupEvent[] = [];

    const done = lookUpNames(
      named(...parts),
      (name) => (name === 'Girl' || name === 'Interrupted' ? slow.promise : find(name)),
      (event) => {
        events.push(event);
        if (event.type === 'names.merged') merged.resolve();
      },
    );
    await merged.promise;
    slow.resolve([]);
    await done;

    expect(namesAfter(parts, events)).toEqual(['Girl, Interrupted', 'Monsters, Inc.']);
  });

  it('does not merge parts that are titles themselves', async () => {
    const { asked, find } = databaseOf('Paris', 'Texas', 'Paris, Texas');
    const parts = ['Paris', 'Texas'];

    expect(namesAfter(parts, await lookUp(parts, find))).toEqual(parts);
    expect(asked).toEqual(parts);
  });

  it('keeps an unknown name with the movies found for it', async () => {
    const { find, titled } = databaseOf('Heat', 'Star Wars');
    const parts = ['Heat', 'Star', 'Nowhere'];

    const events = await lookUp(parts, find);

    expect(namesAfter(parts, events)).toEqual(parts);
    expect(events).toContainEqual(found('Star', titled('Star Wars')));
    expect(events).toContainEqual(found('Nowhere'));
  });

  it('moves the eleventh name up after a merge', async () => {
    const { asked, find } = databaseOf('A, B', ...'CDEFGHIJKL');

    const events = await lookUp([...'ABCDEFGHIJKL'], find);

    expect(namesAfter([], events)).toEqual(['A, B', ...'CDEFGHIJK']);
    expect(events).toContainEqual(found('K', expect.objectContaining({ title: 'K' })));
    expect(asked).not.toContain('L');
  });

  it('merges the tenth part with the eleventh', async () => {
    const { find } = databaseOf(...'ABCDEFGHI', 'J, K');

    const events = await lookUp([...'ABCDEFGHIJK'], find);

    expect(namesAfter([], events)).toEqual([...'ABCDEFGHI', 'J, K']);
  });

  it('emits a failed search and tries no merge for it', async () => {
    const cause = new Error('offline');
    const asked: string[] = [];

    const events = await lookUp(['Heat'], async (name) => {
      asked.push(name);
      throw cause;
    });

    expect(events).toEqual([{ type: 'lookup.failed', name: 'Heat', cause }, completed]);
    expect(asked).toEqual(['Heat']);
  });

  it('keeps the parts if the search for a merged name fails', async () => {
    const cause = new Error('offline');
    const { find } = databaseOf();
    const parts = ['The Good', 'the Bad'];

    const events = await lookUp(parts, (name) =>
      name.includes(',') ? Promise.reject(cause) : find(name),
    );

    expect(events.filter(({ type }) => type === 'fallback.failed')).toEqual([
      { type: 'fallback.failed', cause },
    ]);
    expect(namesAfter(parts, events)).toEqual(parts);
    expect(events.at(-1)).toEqual(completed);
  });

  describe('with a first search that finds no match', () => {
    /** Answers by name, or by name and year. */
    function answering(answers: Readonly<Record<string, readonly Movie[]>>) {
      const asked: string[] = [];
      const find = async (name: string, year?: number) => {
        const question = nameKey({ name, year });
        asked.push(question);
        return answers[question] ?? [];
      };
      return { asked, find };
    }
    const from = (id: number, title: string, year: number) =>
      movie({ id, title, releaseDate: `${year}-06-01` });
    const old = from(1, 'Dune', 1984);
    const remake = from(2, 'Dune', 2021);

    async function moviesFor(name: MovieName, find: Parameters<typeof lookUpNames>[1]) {
      const events: LookupEvent[] = [];
      await lookUpNames([name], find, (event) => events.push(event));
      return events.flatMap((event) => (event.type === 'lookup.found' ? event.movies : []));
    }

    it('searches again with the year', async () => {
      const { asked, find } = answering({ Dune: [remake], 'Dune (1984)': [old] });

      expect(await moviesFor({ name: 'Dune', year: 1984 }, find)).toEqual([old, remake]);
      expect(asked).toEqual(['Dune', 'Dune (1984)']);
    });

    it('searches once for a name without a year if other films are found', async () => {
      const { asked, find } = answering({ 'Avengers 2': [from(1, 'Ultimate Avengers 2', 2006)] });

      expect(await moviesFor({ name: 'Avengers 2' }, find)).toHaveLength(1);
      expect(asked).toEqual(['Avengers 2']);
    });

    it('keeps a film once that both searches find', async () => {
      const { find } = answering({ Dune: [remake], 'Dune (1984)': [old, remake] });

      expect(await moviesFor({ name: 'Dune', year: 1984 }, find)).toEqual([old, remake]);
    });

    it('searches once if a film has the title and the year ± 1', async () => {
      const { asked, find } = answering({ Dune: [remake, old] });

      expect(await moviesFor({ name: 'Dune', year: 1985 }, find)).toEqual([old, remake]);
      expect(asked).toEqual(['Dune']);
    });

    it('searches again with a shorter name if nothing is found', async () => {
      const first = { ...from(1, 'The Avengers', 2012), voteCount: 100 };
      const second = { ...from(2, 'Avengers: Age of Ultron', 2015), voteCount: 90 };
      const { asked, find } = answering({ Avengers: [first, second] });

      expect(await moviesFor({ name: 'Avengers 2' }, find)).toEqual([second, first]);
      expect(asked).toEqual(['Avengers 2', 'Avengers']);
    });

    it('makes at most one further call and keeps the movies if it fails', async () => {
      const asked: string[] = [];
      const events: LookupEvent[] = [];
      const cause = new Error('offline');

      await lookUpNames(
        [{ name: 'Dune', year: 1984 }],
        async (name, year) => {
          asked.push(nameKey({ name, year }));
          if (year !== undefined) throw cause;
          return [remake];
        },
        (event) => events.push(event),
      );

      expect(asked).toEqual(['Dune', 'Dune (1984)']);
      expect(events).toEqual([
        { type: 'fallback.failed', cause },
        { type: 'lookup.found', name: 'Dune', year: 1984, movies: [remake] },
        completed,
      ]);
    });

    it('does not merge a name that has a year with the next one', async () => {
      const { asked, find } = answering({});
      const names = [{ name: 'Heat' }, { name: 'Ronin', year: 1998 }, { name: 'Thief' }];

      await lookUpNames(names, find, () => {});

      expect(asked).toContain('Heat, Ronin');
      expect(asked).not.toContain('Ronin, Thief');
    });
  });
});
