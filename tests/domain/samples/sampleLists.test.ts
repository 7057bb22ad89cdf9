import { describe, expect, it } from 'vitest';
import { featuredMovie, listKinds, type ListKind } from '@/domain/movie';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

describe('the bundled lists', () => {
  const idsOf = (kind: ListKind, end?: number) =>
    sampleLists[kind].slice(0, end).map(({ id }) => id);

  it('start with different movies', () => {
    const first = listKinds.flatMap((kind) => idsOf(kind, 5));
    expect(new Set(first).size).toBe(first.length);
  });

  it('show no movie as upcoming that is playing, and none in three rows', () => {
    const all = listKinds.flatMap((kind) => idsOf(kind));
    expect(idsOf('upcoming').filter((id) => idsOf('nowPlaying').includes(id))).toEqual([]);
    expect(all.filter((id) => all.filter((other) => other === id).length > 2)).toEqual([]);
  });

  it.each(listKinds)('%s has 15 to 20 different movies', (kind) => {
    expect(sampleLists[kind].length).toBeGreaterThanOrEqual(15);
    expect(sampleLists[kind].length).toBeLessThanOrEqual(20);
    expect(new Set(idsOf(kind)).size).toBe(sampleLists[kind].length);
  });
});

describe('the bundled lists in another language', () => {
  it.each([
    ['hindi', hindi.samples, 'द गॉडफ़ादर'],
    ['spanish', spanish.samples, 'El padrino'],
  ])('hold the same movies in %s', (_, texts, godfather) => {
    const lists = sampleListsIn(texts);

    for (const kind of listKinds) {
      expect(lists[kind].map(({ id }) => id)).toEqual(sampleLists[kind].map(({ id }) => id));
    }
    const found = lists.topRated.find(({ id }) => id === 238);
    expect(found?.title).toBe(godfather);
    expect(found?.originalTitle).toBe('The Godfather');
    expect(found?.englishTitle).toBe('The Godfather');
    expect(featuredMovie(lists.nowPlaying)?.id).toBe(848538);
  });

  it('mark untranslated texts as English', () => {
    const [movie] = sampleListsIn({}).upcoming;

    expect(movie).toEqual({ ...sampleLists.upcoming[0], overviewTag: 'en' });
  });

  it('mark the English title of a foreign movie', () => {
    const tagOf = (texts: Parameters<typeof sampleListsIn>[0]) =>
      sampleListsIn(texts).topRated.find(({ title }) => title === 'Spirited Away')?.titleTag;

    expect(tagOf({})).toBe('en');
    expect(tagOf({ 129: { title: 'Spirited Away' } })).toBeUndefined();
  });

  it('have translated overviews', () => {
    const [original] = sampleLists.upcoming;
    const [translated] = sampleListsIn({ [original?.id ?? 0]: { overview: 'Der Film.' } }).upcoming;

    expect(translated).toEqual({ ...original, overview: 'Der Film.' });
  });

  it.each([
    ['hindi', hindi.samples],
    ['spanish', spanish.samples],
  ])('have texts in %s only for bundled movies, and no empty text', (_, texts) => {
    const ids = listKinds.flatMap((kind) => sampleLists[kind].map(({ id }) => String(id)));

    expect(Object.keys(texts).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.values(texts).flatMap((text) => Object.values(text))).not.toContain('');
  });
});
