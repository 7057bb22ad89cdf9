import { describe, expect, it } from 'vitest';
import { demoServices } from '@/app/services/demoServices';

describe('demoServices', () => {
  it('includes every service when nothing is configured', () => {
    expect(demoServices({ VITE_TMDB_TOKEN: ' ' })).toEqual(['identity', 'movies', 'suggestions']);
  });

  it.each([
    ['VITE_FIREBASE_API_KEY', ['movies', 'suggestions']],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', ['movies', 'suggestions']],
    ['VITE_TMDB_TOKEN', ['identity', 'suggestions']],
    ['VITE_TMDB_BASE_URL', ['identity', 'suggestions']],
    ['VITE_OPENAI_API_KEY', ['identity', 'movies']],
    ['VITE_OPENAI_BASE_URL', ['identity', 'movies']],
    ['VITE_TMDB_IMAGE_BASE_URL', ['identity', 'movies', 'suggestions']],
    ['VITE_OPENAI_MODEL', ['identity', 'movies', 'suggestions']],
  ])('with %s set is %j', (name, services) => {
    expect(demoServices({ [name]: 'set' })).toEqual(services);
  });
});
