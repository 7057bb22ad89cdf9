import { describe, expect, it } from 'vitest';
import { picturesAt } from '@/domain/pictures';

describe('pictures', () => {
  it('are posters 185 px wide, backdrops 1280, 780 as banners, and 300 as stills', () => {
    const pictures = picturesAt('https://image.tmdb.org/t/p');

    expect(pictures.poster('/poster.jpg')).toBe('https://image.tmdb.org/t/p/w185/poster.jpg');
    expect(pictures.backdrop('/backdrop.jpg')).toBe(
      'https://image.tmdb.org/t/p/w1280/backdrop.jpg',
    );
    expect(pictures.banner('/backdrop.jpg')).toBe('https://image.tmdb.org/t/p/w780/backdrop.jpg');
    expect(pictures.still('/backdrop.jpg')).toBe('https://image.tmdb.org/t/p/w300/backdrop.jpg');
  });
});
