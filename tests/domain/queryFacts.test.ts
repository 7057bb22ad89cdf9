import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsLine } from '@/domain/fact';
import { genreIds } from '@/domain/genres';
import type { Movie } from '@/domain/movie';
import { queryFacts } from '@/domain/queryFacts';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { movie } from '../support/movies';

const western: Partial<Movie> = { genreIds: [37, 18], releaseDate: '1966-12-23' };
const korean: Partial<Movie> = {
  genreIds: [53, 35],
  releaseDate: '2019-05-30',
  originalLanguage: 'ko',
  voteAverage: 8.5,
  voteCount: 18_000,
};
const horror: Partial<Movie> = {
  genreIds: [27, 35],
  releaseDate: '1996-12-20',
  originalLanguage: 'en',
};

function cameOut(year: number): Movie {
  return movie({ genreIds: [], releaseDate: `${year}-06-01` });
}

function lineIn(language: 'english' | 'spanish' | 'hindi', query: string, facts: Partial<Movie>) {
  const texts = { english, spanish, hindi }[language];
  return factsLine(queryFacts(query, movie(facts)), { language, texts });
}

describe('queryFacts', () => {
  it.each([
    ['westerns of the 60s', western, 'western · 1960s'],
    ['a western drama from the sixties', western, 'western · drama · 1960s'],
    ['an old western, before 1970', western, 'western · 1966'],
    ['movies from 1966', western, '1966'],
    ['westerns since 1970', western, 'western'],
    ['the best Korean thrillers', korean, 'rated 8.5 out of 10 · Korean · thriller'],
    ['korean comedies after 2010', korean, 'Korean · comedy · 2019'],
    ['scary but funny', horror, 'horror · comedy'],
    ['scary, funny horror', horror, 'horror · comedy'],
    ['funny, not scary', horror, 'comedy'],
    ['no horror, 1990s', horror, '1990s'],
    ['something without romance or horror', horror, undefined],
    ['a heist in space', horror, undefined],
    ['movies with cat in it', western, undefined],
    ['warm feelings', { genreIds: [10752] }, undefined],
    ['', western, undefined],
  ])('of "%s" says %j in English', (query, facts, line) => {
    expect(lineIn('english', query, facts)).toBe(line);
  });

  it.each([
    ['películas del oeste de los años 60', western, 'wéstern · años 60'],
    ['dramas de los sesenta', western, 'drama · años 60'],
    ['películas de antes de 1970', western, '1966'],
    ['comedias coreanas', korean, 'comedia · coreano'],
    ['las mejores películas coreanas', korean, 'valoración: 8,5 sobre 10 · coreano'],
    ['suspense después de 2010', korean, 'suspense · 2019'],
    ['divertida, sin terror', horror, 'comedia'],
    ['divertida pero sin sustos ni terror', horror, 'comedia'],
    ['a western of the nineties', { ...western, releaseDate: '1992-08-07' }, 'wéstern · años 90'],
  ])('of "%s" says %j in Spanish', (query, facts, line) => {
    expect(lineIn('spanish', query, facts)).toBe(line);
  });

  it.each([
    ['60 के दशक की वेस्टर्न फ़िल्में', western, '1960 का दशक · वेस्टर्न'],
    ['साठ के दशक का ड्रामा', western, '1960 का दशक · ड्रामा'],
    ['कोरियाई थ्रिलर', korean, 'कोरियाई · थ्रिलर'],
    ['2010 के बाद की मज़ेदार फ़िल्में', korean, '2019 · कॉमेडी'],
    ['हॉरर नहीं, कॉमेडी', horror, 'कॉमेडी'],
    ['डरावनी फ़िल्म', horror, 'हॉरर'],
    ['बॉलीवुड ड्रामा', { ...western, originalLanguage: 'hi' }, 'हिन्दी · ड्रामा'],
  ])('of "%s" says %j in Hindi', (query, facts, line) => {
    expect(lineIn('hindi', query, facts)).toBe(line);
  });

  it.each([
    [1930, 'thirties', 'los treinta', 'तीस के दशक'],
    [1940, 'forties', 'los cuarenta', 'चालीस के दशक'],
    [1950, 'fifties', 'los cincuenta', 'पचास के दशक'],
    [1960, 'sixties', 'los sesenta', 'साठ के दशक'],
    [1970, 'seventies', 'los setenta', 'सत्तर के दशक'],
    [1980, 'eighties', 'los ochenta', 'अस्सी के दशक'],
    [1990, 'nineties', 'los noventa', 'नब्बे के दशक'],
  ])('reads the decade of %d in %s, %s and %s', (from, ...words) => {
    for (const query of [...words, `${from}s`, `${from - 1900}s`]) {
      expect(queryFacts(query, cameOut(from + 5))).toEqual([{ kind: 'decade', from }]);
      expect(queryFacts(query, cameOut(from + 15))).toEqual([]);
    }
  });

  it.each([
    ['20s', 1925, false],
    ['1920s', 1925, true],
    ['20s', 2024, true],
    ['30s', 2031, false],
    ['los 20', 2024, true],
  ])('of "%s" and a movie of %d has the decade: %s', (query, year, has) => {
    expect(queryFacts(query, cameOut(year))).toHaveLength(has ? 1 : 0);
  });

  it.each([
    ['before 1970', 1969, 1970],
    ['before the 1970', 1969, 1970],
    ['until 1970', 1969, 1970],
    ['antes de 1970', 1969, 1970],
    ['hasta el 1970', 1969, 1970],
    ['1970 से पहले', 1969, 1970],
    ['1970 के पहले', 1969, 1970],
    ['after 1970', 1970, 1969],
    ['since 1970', 1970, 1969],
    ['desde 1970', 1970, 1969],
    ['después de 1970', 1970, 1969],
    ['1970 के बाद', 1970, 1969],
    ['in 1970', 1970, 1971],
    ['en 1970', 1970, 1969],
  ])('of "%s" has the year %d and not %d', (query, year, other) => {
    expect(queryFacts(query, cameOut(year))).toEqual([{ kind: 'year', year }]);
    expect(queryFacts(query, cameOut(other))).toEqual([]);
  });

  it('praises a movie from 7.5 on, if it has votes', () => {
    const rated = (voteAverage: number, voteCount = 100) =>
      queryFacts('the best movies', movie({ voteAverage, voteCount }));

    expect(rated(7.5)).toEqual([{ kind: 'score', average: 7.5 }]);
    expect(rated(7.4)).toEqual([]);
    expect(rated(9, 0)).toEqual([]);
  });

  it.each([
    ['war not funny', 10752],
    ['हॉरर नहीं कॉमेडी', 35],
    ['मुझे डरावनी और हॉरर फ़िल्में नहीं, कॉमेडी', 35],
    ['फैँटेसी', 14],
    ["children's family films", 10751],
    ['love stories', 10749],
    ['Westerns', 37],
    ['an adventure', 12],
    ['animated movies', 16],
    ['all action', 28],
    ['historical', 36],
    ['documentaries', 99],
    ['sci-fi', 878],
    ['sci - fi', 878],
    ['a mystery', 9648],
    ['a musical', 10402],
    ['a TV movie', 10770],
    ["a comedy that isn't scary", 35],
    ['a love, story, of family', 10751],
  ])('of "%s" has only the genre %d', (query, id) => {
    const everyGenre = movie({ genreIds: [...genreIds], releaseDate: '' });
    expect(queryFacts(query, everyGenre)).toEqual([{ kind: 'genre', id }]);
  });

  it.each([
    ['en', 'english movies'],
    ['en', 'peliculas inglesas'],
    ['ko', 'películas coreanas'],
    ['ko', 'cine coreano'],
    ['ja', 'दो जापानी फ़िल्में'],
    ['fr', 'फ्रेंच'],
    ['ta', 'kollywood'],
    ['te', 'tollywood'],
    ['hi', 'bollywood'],
    ['hi', 'बॉलीवुड'],
    ['ko', 'कोरियन'],
    ['it', 'इटालियन'],
    ['ru', 'películas rusas'],
    ['sk', 'cine eslovaco'],
  ])('has the language %s of "%s"', (originalLanguage, query) => {
    const facts = queryFacts(query, movie({ originalLanguage, genreIds: [], releaseDate: '' }));
    expect(facts).toEqual([{ kind: 'language', code: originalLanguage }]);
  });

  it.each(['', 'x', 'xx', 'english', 'en-GB', 'q1', 'q-en', 'en-q'])(
    'has no name for the language %j',
    (code) => {
      for (const query of ['', 'xx', 'British English movies']) {
        expect(queryFacts(query, movie({ originalLanguage: code }))).toEqual([]);
      }
    },
  );

  it('takes Bollywood for no other language than Hindi', () => {
    expect(queryFacts('bollywood', movie({ originalLanguage: 'ta', genreIds: [] }))).toEqual([]);
  });

  it('does not take the Spanish article for the language Lao', () => {
    const lao = movie({ originalLanguage: 'lo', genreIds: [], releaseDate: '' });

    expect(queryFacts('la película de las islas', lao)).toEqual([]);
    expect(queryFacts('una película lao', lao)).toEqual([{ kind: 'language', code: 'lo' }]);
  });

  it('returns only true facts of the movie for any query', () => {
    const words = fc.constantFrom(
      ...'western 60s horror comedia coreana नहीं not sin 1990s अस्सी के दशक best before 1970 , ('.split(
        ' ',
      ),
      '[',
      'a+',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (query) => {
        for (const fact of queryFacts(query.join(' '), movie(western))) {
          expect([
            { kind: 'genre', id: 37 },
            { kind: 'decade', from: 1960 },
            { kind: 'year', year: 1966 },
            { kind: 'score', average: 7.9 },
          ]).toContainEqual(fact);
        }
      }),
    );
  });
});
