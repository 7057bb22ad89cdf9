import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSameLocation,
  isSameSearch,
  formatLocation,
  parseLocation,
  type BrowseLocation,
} from '@/domain/location';
import { maxQueryLength } from '@/domain/recommendationPrompt';
import { anyCharacter } from '../support/anyCharacter';

const home: BrowseLocation = { search: null, movieId: null };
const asked = (query: string): BrowseLocation => ({
  search: { query, asked: true },
  movieId: null,
});
const filledIn = (query: string): BrowseLocation => ({
  search: { query, asked: false },
  movieId: null,
});

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ minLength: 490, maxLength: 520 }),
  fc.constantFrom('<script>alert(1)</script>', '&movie=1', '?search=', '%', '%00', '\ud800', '🎬'),
);
const anyLocation: fc.Arbitrary<BrowseLocation> = fc.record({
  search: fc.option(fc.record({ query: anyText, asked: fc.boolean() })),
  movieId: fc.option(fc.maxSafeNat().filter((id) => id > 0)),
});
/** Valid, odd and malicious URLs. */
const anyParameters = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('search', 'movie', 'utm_source', '__proto__', ''),
        fc.oneof(anyText, fc.integer().map(String), fc.double().map(String)),
      ),
      { maxLength: 5 },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
);

describe('the URL of a location', () => {
  it.each([
    ['', home],
    ['?search=', filledIn('')],
    ['?search=movies+with+cat+in+it', filledIn('movies with cat in it')],
    ['?movie=949', { search: null, movieId: 949 }],
    ['?search=heist&movie=949', { ...filledIn('heist'), movieId: 949 }],
  ])('is read and written: %s', (parameters, location) => {
    expect(parseLocation(parameters)).toEqual(location);
    expect(formatLocation(location)).toBe(parameters);
  });

  it('has the query, but not whether it was asked', () => {
    expect(parseLocation('?search=heist')).toEqual(filledIn('heist'));
    expect(parseLocation('?search=heist', true)).toEqual(asked('heist'));
    expect(formatLocation(asked('heist'))).toBe(formatLocation(filledIn('heist')));
  });

  it('has an empty query for an empty form', () => {
    expect(parseLocation('?search=+', true)).toEqual(filledIn(''));
  });

  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    ' 949',
    '949 ',
    '９',
    '9'.repeat(16),
    '9007199254740993',
    'Infinity',
    '',
    'heat',
  ])('ignores the movie id “%s”', (movie) => {
    expect(parseLocation(`?${new URLSearchParams({ movie })}`)).toEqual(home);
  });

  it('cuts a query to the maximum length', () => {
    const { search } = parseLocation(`?search=${'long '.repeat(2_000)}`);

    expect(Array.from(search?.query ?? '').length).toBeLessThanOrEqual(maxQueryLength);
    expect(search?.query).toMatch(/^long long/);
  });

  it('reads the first of repeated parameters', () => {
    expect(parseLocation('?search=heist&search=cats&movie=1&movie=2')).toEqual({
      ...filledIn('heist'),
      movieId: 1,
    });
  });

  it('is parsed to the location that was formatted', () => {
    fc.assert(
      fc.property(anyLocation, (location) => {
        const read = parseLocation(formatLocation(location), location.search?.asked);

        expect(formatLocation(read)).toBe(formatLocation(location));
        expect(isSameSearch(read, location)).toBe(true);
        expect(read.movieId).toBe(location.movieId);
      }),
    );
  });

  it('is stable after one parse for any input', () => {
    fc.assert(
      fc.property(anyParameters, fc.boolean(), (parameters, isAsked) => {
        const location = parseLocation(parameters, isAsked);

        expect(isSameLocation(parseLocation(formatLocation(location), isAsked), location)).toBe(
          true,
        );
        if (location.search?.query === '') expect(location.search.asked).toBe(false);
        expect(location.movieId ?? 1).toBeGreaterThan(0);
      }),
    );
  });

  it('has only its two parameters and no fragment', () => {
    fc.assert(
      fc.property(anyLocation, (location) => {
        const parameters = formatLocation(location);

        expect(parameters).toMatch(/^(\?[\w%*.+&=-]+)?$/);
        expect([...new URLSearchParams(parameters).keys()]).toEqual([
          ...(location.search ? ['search'] : []),
          ...(location.movieId === null ? [] : ['movie']),
        ]);
      }),
    );
  });
});

describe('two locations', () => {
  it('are equal if their URL and `asked` are equal', () => {
    expect(isSameLocation(asked('heist'), asked(' heist '))).toBe(true);
    expect(isSameLocation(asked('heist'), filledIn('heist'))).toBe(false);
    expect(isSameLocation(asked('heist'), { ...asked('heist'), movieId: 949 })).toBe(false);
    expect(isSameLocation(home, filledIn(''))).toBe(false);
  });

  it('have the same search for the same query, with any popup', () => {
    expect(isSameSearch(asked('heist'), { ...filledIn('heist'), movieId: 949 })).toBe(true);
    expect(isSameSearch(asked('heist'), asked('cats'))).toBe(false);
    expect(isSameSearch(home, filledIn(''))).toBe(false);
  });
});
