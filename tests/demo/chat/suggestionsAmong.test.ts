import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoFilms } from '@/demo/movies/demoFilms';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { titleSearch } from '@/demo/movies/titleSearch';
import { parseNames } from '@/domain/parseNames';

const suggest = suggestFilms(demoFilms);

const cats = ['The Cat Returns', 'That Darn Cat!', 'A Cat in Paris', 'The Aristocats'];
const spaceHeists = ['Solo: A Star Wars Story', 'The Ice Pirates', 'Serenity'];
const sadHopefulItaly = ['Nights of Cabiria', 'The Postman', 'Cinema Paradiso', 'Umberto D.'];
const scary = ['A Quiet Place', 'Sinister', 'Evil Dead Rise'];
const italianLove = ['A Room with a View', 'Cinema Paradiso', 'Roman Holiday'];

describe('the suggestions', () => {
  it.each([
    ['movies with cat in it', cats],
    ['movies with cats in them', cats],
    ['cats', cats],
    ['películas con gatos', cats],
    ['बिल्ली वाली फ़िल्में', cats],
    ['heist in space', spaceHeists],
    ['a robbery on a spaceship', ['Solo: A Star Wars Story', 'The Ice Pirates']],
    ['atraco en el espacio', spaceHeists],
    ['अंतरिक्ष में चोरी', spaceHeists],
    ['sad but hopeful, set in Italy', sadHopefulItaly],
    ['triste pero con esperanza, ambientada en Italia', sadHopefulItaly],
    ['something scary', scary],
    ['películas de miedo', scary],
    ['डरावनी फ़िल्म', scary],
    ['इटली में प्यार', italianLove],
    ['amor en Italia', italianLove],
    ['time travel', ['The Terminator', 'Looper', 'Twelve Monkeys', 'Back to the Future']],
    ['christmas', ['Home Alone 2: Lost in New York', 'Miracle on 34th Street', 'The Grinch']],
    ['bollywood', ['Swades', 'Queen', 'Lagaan: Once Upon a Time in India']],
    ['action from the 90s', ['Die Hard: With a Vengeance', 'Mission: Impossible']],
    ['dinosuars', ['Jurassic World', 'Jurassic World Rebirth']],
  ])('for "%s" have what one would expect among them', (query, expected) => {
    expect(suggest(query)).toEqual(expect.arrayContaining(expected));
  });

  it('differ clearly between clearly different queries', () => {
    const [cat, space, italy] = [
      'movies with cat in it',
      'heist in space',
      'sad but hopeful, set in Italy',
    ].map((query) => new Set(suggest(query)));

    expect(shared(cat, space)).toBeLessThanOrEqual(1);
    expect(shared(cat, italy)).toBe(0);
    expect(shared(space, italy)).toBe(0);
  });

  it('begin with the film that is named, and then have others like it', () => {
    const names = suggest('interstellar');

    expect(names[0]).toBe('Interstellar');
    expect(names).toContain('The Wandering Earth');
  });

  it('leave out the film that others are to be like', () => {
    const names = suggest('movies like Interstellar');

    expect(names).not.toContain('Interstellar');
    expect(names).toContain('The Wandering Earth');
  });

  it('leave out what is not wanted', () => {
    expect(suggest('horror without blood')).not.toContain('Planet Terror');
    expect(suggest('horror')).not.toEqual(suggest('horror without blood'));
  });

  it('are the same for the same query, and others for another nonsense', () => {
    const nonsense = ['asdf', 'qwerty zxcvb', '!!!', '???', '🦄', '漢字', 'ज्ञज्ञज्ञ'];
    const answers = nonsense.map((query) => suggest(query).join());

    expect(nonsense.map((query) => suggest(query).join())).toEqual(answers);
    expect(new Set(answers).size).toBe(nonsense.length);
  });

  it('are always ten, none twice, as the product reads them', { timeout: 20_000 }, () => {
    fc.assert(
      fc.property(anyQuery(), (query) => {
        const names = suggest(query);
        expect(names).toHaveLength(10);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(10);
        expect(parseNames(names.join(','))).toHaveLength(10);
      }),
      { numRuns: 100 },
    );
  });

  it('are all known to the movie database', { timeout: 20_000 }, () => {
    const search = titleSearch(demoFilms);
    const titles = new Map(demoFilms.map(({ title }) => [title.replaceAll(',', ''), title]));

    fc.assert(
      fc.property(anyQuery(), (query) => {
        for (const name of suggest(query)) expect(search(name)[0]?.title).toBe(titles.get(name));
      }),
      { numRuns: 50 },
    );
  });
});

function anyQuery() {
  const words = fc.constantFrom(
    ...demoFilms.flatMap(({ title, keywords }) => [title, ...keywords]),
    ...['but', 'not', 'without', 'like', 'como', 'गाने', 'sin', '90s', 'ñandú', ','],
  );
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 500 }),
    fc.array(words, { maxLength: 8 }).map((chosen) => chosen.join(' ')),
  );
}

function shared(one: ReadonlySet<string> | undefined, other: ReadonlySet<string> | undefined) {
  return [...(one ?? [])].filter((name) => other?.has(name)).length;
}
