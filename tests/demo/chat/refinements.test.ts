import { describe, expect, it } from 'vitest';
import { splitRefinements } from '@/demo/chat/refinements';
import { suggestFilms } from '@/demo/chat/suggestFilms';
import { demoFilms } from '@/demo/movies/demoFilms';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const ask = suggestFilms(demoFilms);
const filmsFor = (query: string) => ask(query).films.map(({ film }) => film);
const titlesFor = (query: string) => filmsFor(query).map(({ title }) => title);
const phrasesOf = (query: string) => ask(query).parsed.phrases.map(({ said }) => said);

function medianYear(query: string): number {
  const years = filmsFor(query).map(({ release_date }) => Number(release_date.slice(0, 4)));
  return years.toSorted((one, other) => one - other)[5] ?? 0;
}

const comedies = (query: string) =>
  filmsFor(query).filter(({ genre_ids }) => genre_ids.includes(35)).length;

describe('splitRefinements', () => {
  it.each([
    ['heist in space, newer', 'heist in space', ['newer newer']],
    ['heist in space, others, please', 'heist in space', ['others others, please']],
    ['westerns, newer, lighter', 'westerns', ['newer newer', 'lighter lighter']],
    ['no horror, comedy', 'no horror, comedy', []],
    ['newer', 'newer', []],
    [', newer', ', newer', []],
    ['newer films about robots', 'newer films about robots', []],
    ['robots, please', 'robots, please', []],
    [
      'gatos, más recientes, otras, por favor',
      'gatos',
      ['newer más recientes', 'others otras, por favor'],
    ],
    ['बिल्ली, और पुरानी', 'बिल्ली', ['older और पुरानी']],
  ])('of "%s"', (query, base, refinements) => {
    const split = splitRefinements(query);
    expect(split.base).toBe(base);
    expect(split.refinements.map(({ kind, said }) => `${kind} ${said}`)).toEqual(refinements);
  });
});

describe.each([
  ['English', english, 'westerns', 'dark war films'],
  ['Spanish', spanish, 'películas del oeste', 'cine bélico oscuro'],
  ['Hindi', hindi, 'वेस्टर्न फ़िल्में', 'डार्क युद्ध फ़िल्में'],
])('refinements in %s', (_, { refine }, westerns, war) => {
  it('newer', () => {
    const newer = `${westerns}, ${refine.newer}`;
    expect(medianYear(newer)).toBeGreaterThan(medianYear(westerns));
    expect(medianYear(`${newer}, ${refine.newer}`)).toBeGreaterThan(medianYear(newer));
    expect(
      filmsFor(newer).filter(({ genre_ids }) => genre_ids.includes(37)).length,
    ).toBeGreaterThan(4);
  });

  it('lighter', () => {
    expect(comedies(`${war}, ${refine.lighter}`)).toBeGreaterThan(comedies(war));
  });

  it('others', () => {
    const first = titlesFor(westerns);
    const second = titlesFor(`${westerns}, ${refine.others}`);
    const third = titlesFor(`${westerns}, ${refine.others}, ${refine.others}`);
    expect(new Set([...first, ...second, ...third]).size).toBe(30);
  });

  it('more like a film', () => {
    const more = `${westerns}, ${refine.moreLike('Unforgiven')}`;
    expect(titlesFor(more)).not.toContain('Unforgiven');
    expect(titlesFor(more)).not.toEqual(titlesFor(westerns));
    expect(ask(more).parsed.like.map((place) => demoFilms[place]?.title)).toEqual(['Unforgiven']);
  });
});

describe('a refined query', () => {
  it('replaces the years of the query', () => {
    const names = ask('comedies of the 90s, newer').parsed.facets.map(({ name }) => name);
    expect(names).toEqual(['comedy', expect.stringMatching(/^after (?:199|200)\d$/)]);
  });

  it('goes back in time for older', () => {
    expect(medianYear('action, older')).toBeLessThan(medianYear('action'));
  });

  it('suggests films like a title, without the film itself', () => {
    expect(titlesFor('interstellar')[0]).toBe('Interstellar');
    expect(titlesFor('interstellar, others, please')).not.toContain('Interstellar');
  });

  it('stay newer when others are wanted', () => {
    const yearsOf = (query: string) =>
      filmsFor(query).map(({ release_date }) => Number(release_date.slice(0, 4)));
    const from = medianYear('heist in space');

    expect(Math.min(...yearsOf('heist in space, newer, others, please'))).toBeGreaterThan(from);
    expect(titlesFor('interstellar, newer')).not.toContain('Interstellar');
  });

  it('includes the refinements in its phrases', () => {
    expect(phrasesOf('heist in space, newer, others, please')).toEqual([
      'heist',
      'space',
      'newer',
      'others, please',
    ]);
    const [heist, , newer] = ask('heist in space, newer, others, please').parsed.phrases;
    expect(heist?.rest).toBe('space, newer, others, please');
    expect(newer?.rest).toBe('heist in space, others, please');
  });

  it('is not understood if the query before it is not', () => {
    expect(ask('asdfghjkl qwpoeiru, newer').parsed.isUnderstood).toBe(false);
  });
});
