import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  artworkOf,
  compositions,
  letterings,
  motifs,
  signInMotifs,
} from '@/domain/artwork/artwork';
import { inks } from '@/domain/artwork/inks';
import { genreIds } from '@/domain/genres';
import type { Movie } from '@/domain/movie';
import hindi from '@/domain/samples/hindi.json' with { type: 'json' };
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import spanish from '@/domain/samples/spanish.json' with { type: 'json' };

const rows = Object.entries(sampleLists);
const movies = [
  ...new Map(rows.flatMap(([, row]) => row).map((movie) => [movie.id, movie])).values(),
];

function lookOf(movie: Movie): string {
  const { motif, composition, ink } = artworkOf(movie);
  return `${motif} ${composition} ${ink}`;
}

describe('the drawings of the four rows', () => {
  it('all look different', () => {
    expect(new Set(movies.map(lookOf)).size).toBe(movies.length);
  });

  it.each(rows)('%s has no motif twice side by side', (_, row) => {
    const drawn = row.map((movie) => artworkOf(movie).motif);
    expect(drawn.filter((motif, index) => motif === drawn[index + 1])).toEqual([]);
  });

  it.each([
    ['hindi', hindi],
    ['spanish', spanish],
  ])('are the same in %s', (_, texts) => {
    const translated = Object.values(sampleListsIn(texts)).flat();
    expect(translated.map(artworkOf)).toEqual(Object.values(sampleLists).flat().map(artworkOf));
  });
});

describe('a drawing', () => {
  const movie = { id: 1, genreIds: [], originalTitle: '' };

  it.each([
    [37, ['cactus', 'badge', 'road', 'train']],
    [10402, ['vinyl', 'microphone', 'piano']],
  ])('of genre %i has one of its motifs', (genre, expected) => {
    for (let id = 1; id <= 40; id++) {
      expect(expected).toContain(artworkOf({ ...movie, id, genreIds: [genre] }).motif);
    }
  });

  it.each(genreIds)('of genre %i has other motifs than one without a genre', (genre) => {
    const ids = Array.from({ length: 40 }, (_, id) => id);
    const motifsOf = (genres: readonly number[]) =>
      new Set(ids.map((id) => artworkOf({ ...movie, id, genreIds: genres }).motif));

    expect(motifsOf([genre])).not.toEqual(motifsOf([]));
  });

  it.each([
    ['Murder on the Express', ['train', 'road', 'compass']],
    ['Planet of Dust', ['planet', 'rocket', 'mountains', 'grid']],
    ['A Star Is Born', ['stars', 'planet', 'castle']],
    ['The Pirate', ['sail', 'sea', 'compass']],
    ['The King', ['crown', 'castle', 'sword']],
    ['A Dog', ['paw', 'mountains', 'skyline', 'tree']],
    ['A Cat in Paris', ['paw', 'mountains', 'skyline', 'tree']],
    ['The Ape', ['paw', 'mountains', 'skyline', 'tree']],
    ['City Lights', ['skyline', 'glasses', 'window']],
    ['The Soldier', ['searchlights', 'medal', 'mountains']],
    ['God Is Great', ['sword', 'castle', 'skyline', 'crown']],
    ['The Jazz Singer', ['piano', 'microphone', 'vinyl']],
    ['The Card', ['card', 'rose', 'glasses', 'skyline']],
  ])('follows a word of the original title before the genres: %s', (originalTitle, expected) => {
    for (let id = 1; id <= 40; id++) {
      expect(expected).toContain(artworkOf({ ...movie, id, genreIds: [37], originalTitle }).motif);
    }
  });

  it.each([
    [1, { motif: 'spotlight', composition: 'close', lettering: 'bold', ink: 1, isMirrored: true }],
    [2, { motif: 'mountains', composition: 'rising', lettering: 'bold', ink: 5, isMirrored: true }],
    [
      6,
      { motif: 'mountains', composition: 'rising', lettering: 'bold', ink: 0, isMirrored: false },
    ],
  ])('of the movie %i stays the same in later versions', (id, expected) => {
    expect(artworkOf({ ...movie, id })).toEqual(expected);
  });

  it('has the lettering of the first genre', () => {
    expect(artworkOf({ ...movie, genreIds: [27, 35] }).lettering).toBe('thin');
    expect(artworkOf({ ...movie, genreIds: [35, 27] }).lettering).toBe('bold');
  });

  it('exists for every id, genre and title, and is always the same', () => {
    const genre = fc.oneof(fc.constantFrom(...genreIds), fc.integer());
    fc.assert(
      fc.property(fc.integer(), fc.array(genre), fc.string(), (id, ids, originalTitle) => {
        const art = artworkOf({ id, genreIds: ids, originalTitle });
        expect(motifs).toContain(art.motif);
        expect(compositions).toContain(art.composition);
        expect(letterings).toContain(art.lettering);
        expect([...inks.keys()]).toContain(art.ink);
        expect(artworkOf({ id, genreIds: ids, originalTitle })).toEqual(art);
      }),
    );
  });
});

it('the SVG files have one symbol for every motif', () => {
  const others = motifs.filter((motif) => !signInMotifs.some((each) => each === motif));
  expect(symbolsIn('signInMotifs')).toEqual(signInMotifs.toSorted());
  expect(symbolsIn('motifs')).toEqual(others.toSorted());
});

it('the sign-in page needs only its own SVG file', () => {
  const shown = sampleLists.nowPlaying.slice(0, 8).map((movie) => artworkOf(movie).motif);
  expect([...new Set(shown)].toSorted()).toEqual(signInMotifs.toSorted());
});

function symbolsIn(name: string): string[] {
  const file = readFileSync(`src/domain/artwork/${name}.svg`, 'utf8');
  return [...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id = '']) => id).toSorted();
}
