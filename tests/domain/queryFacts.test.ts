import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsLine } from '@/domain/fact';
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
