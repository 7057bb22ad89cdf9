import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { demoFilms } from '@/demo/movies/demoFilms';
import type { Film } from '@/demo/movies/Film';
import { listedFilms } from '@/demo/movies/listedFilms';
import { recordedIds } from '@/demo/movies/recordedIds';
import { genreIds } from '@/domain/genres';
import { languages } from '@/domain/language';
import { listKinds } from '@/domain/movie';
import { textsFor } from '../../../stories/support/textsFor';

const awards = new Set([
  ...['picture', 'director', 'actor', 'actress', 'screenplay', 'animated', 'international'].map(
    (prize) => `oscar ${prize}`,
  ),
  ...['oscar documentary', "palme d'or", 'golden lion', 'golden bear', 'bafta film', 'goya film'],
  ...['cesar film', 'national film award', 'filmfare film'],
]);

describe('the demo films', () => {
  it('are at least 1,250, with unique ids and unique titles in a year', () => {
    expect(demoFilms.length).toBeGreaterThanOrEqual(1250);
    expect(new Set(demoFilms.map(({ id }) => id)).size).toBe(demoFilms.length);
    const named = demoFilms.map(({ title, release_date }) => `${title} ${release_date}`);
    expect(new Set(named).size).toBe(demoFilms.length);
  });

  it.each<[string, (film: Film) => boolean]>([
    ['a date', ({ release_date }) => /^(?:18|19|20)\d\d-\d\d-\d\d$/.test(release_date)],
    ['a genre', ({ genre_ids }) => genre_ids.length > 0],
    [
      'known genres',
      ({ genre_ids }) => genre_ids.every((id) => genreIds.some((known) => known === id)),
    ],
    ['a language', ({ original_language }) => /^[a-z]{2}$/.test(original_language)],
    ['a fame from 1 to 5', ({ fame }) => [1, 2, 3, 4, 5].includes(fame)],
    ['an overview', ({ overview }) => overview.length > 60],
    ['keywords', ({ keywords }) => keywords.length > 3],
    ['a director', ({ directors }) => directors.length > 0],
    ['countries', ({ countries }) => countries.every((code) => /^[A-Z]{2}$/.test(code))],
    ['known awards', (film) => film.awards.every((award) => awards.has(award))],
    ['a poster', ({ poster_path }) => /^\/[\w-]+\.jpg$/.test(poster_path ?? '')],
  ])('each have %s', (_, holds) => {
    expect(demoFilms.filter((film) => !holds(film)).map(({ title }) => title)).toEqual([]);
  });

  it('have overviews of at most 200 characters if they can be the hero', () => {
    const nowPlaying = new Set(recordedIds.nowPlaying);
    const long = demoFilms.filter(
      ({ id, overview }) => nowPlaying.has(id) && overview.length > 200,
    );

    expect(long.map(({ title }) => title)).toEqual([]);
  });

  it('include every film of the lists', () => {
    const listed = new Set(listedFilms.map(({ id }) => id));

    expect(listKinds.flatMap((kind) => recordedIds[kind]).filter((id) => !listed.has(id))).toEqual(
      [],
    );
  });

  it('include every film that an example names', () => {
    const titles = new Set(
      demoFilms.flatMap(({ title, titles }) => [title, ...Object.values(titles)]),
    );
    for (const language of languages) {
      const { searchHelp } = textsFor(language);
      const named = searchHelp.examples.flatMap(
        (each) => /(?:like|como) (\p{Lu}[\p{L} ]+)/u.exec(each)?.[1] ?? [],
      );
      expect(named.filter((name) => !titles.has(name))).toEqual([]);
    }
  });

  it('weigh at most 300 kB compressed', () => {
    const bytes = ['listedFilms', 'moreFilms'].map((file) => {
      const path = new URL(`../../../src/demo/movies/${file}.json`, import.meta.url);
      // Servers compress a little more; this quality takes a tenth of the time.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      return brotliCompressSync(readFileSync(path), { params }).length;
    });

    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(300_000);
  });
});
