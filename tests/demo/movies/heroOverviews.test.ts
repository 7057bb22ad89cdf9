import { describe, expect, it } from 'vitest';
import { listedFilms } from '@/demo/movies/listedFilms';
import { textsIn } from '@/demo/movies/translations';
import { featuredMovie, heroOverview } from '@/domain/movie';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const featured = featuredMovie(sampleLists.nowPlaying);

describe('the overview of the featured film', () => {
  it.each(['en-US', 'hi-IN', 'es-ES'])('is not cut in the demo in %s', (language) => {
    const film = listedFilms.find(({ id }) => id === featured?.id);
    const overview = film ? textsIn(film, language).overview : '';

    expect(overview).not.toBe('');
    expect(heroOverview(overview, 'narrow')).toBe(overview);
  });

  it.each([
    ['English', sampleLists],
    ['Hindi', sampleListsIn(hindi.samples)],
    ['Spanish', sampleListsIn(spanish.samples)],
  ])('is not cut in the samples in %s', (_, { nowPlaying }) => {
    const overview = featuredMovie(nowPlaying)?.overview ?? '';

    expect(overview).not.toBe('');
    expect(heroOverview(overview, 'narrow')).toBe(overview);
  });
});
