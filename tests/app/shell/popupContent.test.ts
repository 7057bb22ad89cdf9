import { describe, expect, it } from 'vitest';
import { popupContent } from '@/app/shell/popupContent';
import type { Movie } from '@/domain/movie';
import { movie } from '../../support/movies';

const heat = movie({ id: 1, title: 'Heat' });
const dune = movie({ id: 2, title: 'Dune' });

function byId(...movies: readonly Movie[]) {
  return new Map(movies.map((each) => [each.id, each]));
}

const sources = {
  movieId: heat.id,
  movies: byId(),
  pressed: undefined,
  opened: byId(),
  isLoading: false,
  shown: undefined,
};

describe('popupContent', () => {
  it('is empty while no movie is open', () => {
    expect(popupContent({ ...sources, movieId: null, movies: byId(heat) })).toBeUndefined();
  });

  it('takes the movie of the lists before the pressed and the opened one', () => {
    const fresh = { ...heat, title: 'Fuego contra fuego' };
    const all = { movies: byId(fresh), pressed: heat, opened: byId(heat) };
    expect(popupContent({ ...sources, ...all })).toBe(fresh);
  });

  it('takes the pressed movie if the lists have changed since', () => {
    const opened = byId({ ...heat, overview: 'old' });
    expect(popupContent({ ...sources, pressed: heat, opened })).toBe(heat);
  });

  it('ignores the press of another card', () => {
    expect(popupContent({ ...sources, pressed: dune, opened: byId(heat) })).toBe(heat);
    expect(popupContent({ ...sources, pressed: dune })).toBe('missing');
  });

  it('takes a movie that was open before, if the lists no longer contain it', () => {
    const movies = byId(dune);
    expect(popupContent({ ...sources, movies, opened: byId(heat) })).toBe(heat);
  });

  it('waits for lists that are loading', () => {
    expect(popupContent({ ...sources, isLoading: true })).toBeUndefined();
  });

  it('says that a movie is missing from the loaded lists', () => {
    expect(popupContent(sources)).toBe('missing');
  });

  it('keeps saying so while the lists load again', () => {
    expect(popupContent({ ...sources, isLoading: true, shown: 'missing' })).toBe('missing');
  });

  it('shows a missing movie as soon as a list contains it', () => {
    const movies = byId(heat);
    expect(popupContent({ ...sources, movies, shown: 'missing' })).toBe(heat);
  });
});
