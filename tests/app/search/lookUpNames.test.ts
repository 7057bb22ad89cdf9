import { describe, expect, it, vi } from 'vitest';
import { lookUpNames } from '@/app/search/lookUpNames';
import type { Movie } from '@/domain/movie';
import { nameKey, type MovieName } from '@/domain/movieName';
import { movie } from '../../support/movies';
import { named } from '../../support/named';
import { deferred } from '../../support/deferred';
import type { LookupActorEvent } from '@/machines/searchMachine';

const ten = [...'ABCDEFGHIJ'];
const found = (name: string, ...movies: readonly Movie[]): LookupActorEvent => ({
  type: 'lookup.found',
  name,
  movies,
});
const completed: LookupActorEvent = { type: 'lookups.completed' };

/** A movie database that knows these titles, each as a film of its own, and finds them by any part of them. */
function knowing(...titles: readonly string[]) {
  const movies = titles.map((title, id) => movie({ id, title }));
  const asked: string[] = [];
  const find = async (name: string) => {
    asked.push(name);
    return movies.filter(({ title }) => title.toLowerCase().includes(name.toLowerCase()));
  };
  const titled = (title: string) => {
    const known = movies.find((each) => each.title === title);
    if (!known) throw new Error(`Nobody knows ${title}.`);
    return known;
  };
  return { asked, find, titled };
}

async function lookUp(parts: readonly string[], find: (name: string) => Promise<readonly Movie[]>) {
  const news: LookupActorEvent[] = [];
  await lookUpNames(named(...parts), find, (event) => news.push(event));
  return news;
}

/** The names after the last event. */
function namesAfter(
  parts: readonly string[],
  news: readonly LookupActorEvent[],
): readonly string[] {
  return news.reduce<readonly string[]>(
    (names, event) => (event.type === 'names.merged' ? event.names.map(nameKey) : names),
    parts.slice(0, 10),
  );
}

describe('looking names up', () => {
  it('asks for ten known names with ten calls, and for no spare one', async () => {
    const { asked, find } = knowing(...ten, 'K', 'L');

    const news = await lookUp([...ten, 'K', 'L'], find);

    expect(asked).toEqual(ten);
    expect(namesAfter(ten, news)).toEqual(ten);
    expect(news.at(-1)).toEqual(completed);
  });

  it('tells each as it settles, the exact title first', async () => {
    const slow = deferred<readonly Movie[]>();
    const wave = movie({ id: 1, title: 'Heat Wave', popularity: 99 });
    const heat = movie({ id: 2, title: 'Heat', popularity: 1 });
    const ronin = movie({ id: 3, title: 'Ronin' });
    const news: LookupActorEvent[] = [];

    const done = lookUpNames(
      named('Ronin', 'Heat'),
      (name) => (name === 'Ronin' ? slow.promise : Promise.resolve([wave, heat])),
      (event) => news.push(event),
    );
    await vi.waitFor(() => expect(news).toEqual([found('Heat', heat, wave)]));

    slow.resolve([ronin]);
    await done;
    expect(news).toEqual([found('Heat', heat, wave), found('Ronin', ronin), completed]);
  });

  it('takes parts for one name where joined they are a title', async () => {
    const { asked, find, titled } = knowing('The Good, the Bad and the Ugly', 'Heat', 'Ronin');
    const parts = ['Heat', 'The Good', 'the Bad and the Ugly', 'Ronin'];
    const good = titled('The Good, the Bad and the Ugly');

    const news = await lookUp(parts, find);

    const names = ['Heat', 'The Good, the Bad and the Ugly', 'Ronin'];
    expect(news).toContainEqual({ type: 'names.merged', names: named(...names) });
    expect(news).toContainEqual(found('The Good, the Bad and the Ugly', good));
    expect(news.filter(({ type }) => type === 'names.merged')).toHaveLength(1);
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
  ])('joins %s', async (title) => {
    const { find } = knowing(title, 'Heat', 'Ronin');
    const parts = ['Heat', ...title.split(', '), 'Ronin'];

    expect(namesAfter(parts, await lookUp(parts, find))).toEqual(['Heat', title, 'Ronin']);
  });

  it('joins a longer title even where its beginning is a title of its own', async () => {
    const whole = 'The Good, the Bad, the Weird';
    const { find } = knowing(whole, 'The Good, the Bad');

    expect(namesAfter([], await lookUp(whole.split(', '), find))).toEqual([whole]);
  });

  it('joins where a piece is a title of its own and another is not', async () => {
    const { find } = knowing('Girl', 'Girl, Interrupted');

    expect(namesAfter([], await lookUp(['Girl', 'Interrupted'], find))).toEqual([
      'Girl, Interrupted',
    ]);
  });

  it('does not join a part again when its own result arrives after the merge', async () => {
    const { asked, find } = knowing('Girl, Interrupted', 'Heat');
    const slow = deferred<readonly Movie[]>();
    const joined = deferred<void>();

    const done = lookUpNames(
      named('Girl', 'Interrupted', 'Heat'),
      (name) => (name === 'Interrupted' ? slow.promise : find(name)),
      ({ type }) => type === 'names.merged' && joined.resolve(),
    );
    await joined.promise;
    slow.resolve([]);
    await done;

    expect(asked).toContain('Girl, Interrupted');
    expect(asked).not.toContain('Interrupted, Heat');
  });

  it('leaves two titles apart that are titles each', async () => {
    const { asked, find } = knowing('Paris', 'Texas', 'Paris, Texas');
    const parts = ['Paris', 'Texas'];

    expect(namesAfter(parts, await lookUp(parts, find))).toEqual(parts);
    expect(asked).toEqual(parts);
  });

  it('leaves a name that nobody knows as it is, with what was found under it', async () => {
    const { find, titled } = knowing('Heat', 'Star Wars');
    const parts = ['Heat', 'Star', 'Nowhere'];

    const news = await lookUp(parts, find);

    expect(namesAfter(parts, news)).toEqual(parts);
    expect(news).toContainEqual(found('Star', titled('Star Wars')));
    expect(news).toContainEqual(found('Nowhere'));
  });

  it('lets the eleventh name move up where two have become one', async () => {
    const { asked, find } = knowing('A, B', ...'CDEFGHIJKL');

    const news = await lookUp([...'ABCDEFGHIJKL'], find);

    expect(namesAfter([], news)).toEqual(['A, B', ...'CDEFGHIJK']);
    expect(news).toContainEqual(found('K', expect.objectContaining({ title: 'K' })));
    expect(asked).not.toContain('L');
  });

  it('joins the tenth part with the eleventh', async () => {
    const { find } = knowing(...'ABCDEFGHI', 'J, K');

    const news = await lookUp([...'ABCDEFGHIJK'], find);

    expect(namesAfter([], news)).toEqual([...'ABCDEFGHI', 'J, K']);
  });

  it('reports a failed search and searches no joined name for it', async () => {
    const cause = new Error('offline');
    const asked: string[] = [];

    const news = await lookUp(['Heat'], async (name) => {
      asked.push(name);
      throw cause;
    });

    expect(news).toEqual([{ type: 'lookup.failed', name: 'Heat', cause }, completed]);
    expect(asked).toEqual(['Heat']);
  });

  it('reports a failed search for a joined name and keeps the parts', async () => {
    const cause = new Error('offline');
    const { find } = knowing();
    const parts = ['The Good', 'the Bad'];

    const news = await lookUp(parts, (name) =>
      name.includes(',') ? Promise.reject(cause) : find(name),
    );

    expect(news.filter(({ type }) => type === 'merge.failed')).toEqual([
      { type: 'merge.failed', cause },
    ]);
    expect(namesAfter(parts, news)).toEqual(parts);
    expect(news.at(-1)).toEqual(completed);
  });

  describe('where the first search is not enough', () => {
    /** Answers by what is asked: a name, or a name and a year. */
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
      const news: LookupActorEvent[] = [];
      await lookUpNames([name], find, (event) => news.push(event));
      return news.flatMap((event) => (event.type === 'lookup.found' ? event.movies : []));
    }

    it('asks once more with the year if no film has that title and year', async () => {
      const { asked, find } = answering({ Dune: [remake], 'Dune (1984)': [old] });

      expect(await moviesFor({ name: 'Dune', year: 1984 }, find)).toEqual([old, remake]);
      expect(asked).toEqual(['Dune', 'Dune (1984)']);
    });

    it('asks once where a film has that title and nearly that year', async () => {
      const { asked, find } = answering({ Dune: [remake, old] });

      expect(await moviesFor({ name: 'Dune', year: 1985 }, find)).toEqual([old, remake]);
      expect(asked).toEqual(['Dune']);
    });

    it('asks once more with a shorter name if nothing is found', async () => {
      const first = { ...from(1, 'The Avengers', 2012), voteCount: 100 };
      const second = { ...from(2, 'Avengers: Age of Ultron', 2015), voteCount: 90 };
      const { asked, find } = answering({ Avengers: [first, second] });

      expect(await moviesFor({ name: 'Avengers 2' }, find)).toEqual([second, first]);
      expect(asked).toEqual(['Avengers 2', 'Avengers']);
    });

    it('makes no more than one further call, and keeps what was found if that fails', async () => {
      const asked: string[] = [];
      const news: LookupActorEvent[] = [];
      const cause = new Error('offline');

      await lookUpNames(
        [{ name: 'Dune', year: 1984 }],
        async (name, year) => {
          asked.push(nameKey({ name, year }));
          if (year !== undefined) throw cause;
          return [remake];
        },
        (event) => news.push(event),
      );

      expect(asked).toEqual(['Dune', 'Dune (1984)']);
      expect(news).toEqual([
        { type: 'merge.failed', cause },
        { type: 'lookup.found', name: 'Dune', year: 1984, movies: [remake] },
        completed,
      ]);
    });

    it('merges no name with one that has its year', async () => {
      const { asked, find } = answering({});
      const names = [{ name: 'Heat' }, { name: 'Ronin', year: 1998 }, { name: 'Thief' }];

      await lookUpNames(names, find, () => {});

      expect(asked).toContain('Heat, Ronin');
      expect(asked).not.toContain('Ronin, Thief');
    });
  });
});
