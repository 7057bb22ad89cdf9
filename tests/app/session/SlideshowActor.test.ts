import { afterEach, expect, it, vi } from 'vitest';
import { loadTimeoutMs } from '@/domain/within';
import type { Services } from '@/app/services/Services';
import { translatedMovies } from '@/app/session/SlideshowActor';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { hindi } from '@/domain/texts/hindi.hi-IN';

const servicesWith = (loadTexts: Services['loadTexts']) =>
  ({ loadTexts }) as Partial<Services> as Services;

afterEach(() => {
  vi.useRealTimers();
});

it('gives the movies in the language', async () => {
  const services = servicesWith(() => Promise.resolve(hindi));

  expect(await translatedMovies(services, 'hindi')).toEqual(
    sampleListsIn(hindi.samples).nowPlaying,
  );
});

it('gives English movies if the texts do not load', async () => {
  const services = servicesWith(() => Promise.reject(new Error('no network')));

  expect(await translatedMovies(services, 'hindi')).toBe(sampleLists.nowPlaying);
});

it('gives English movies after the time limit', async () => {
  vi.useFakeTimers();
  const movies = translatedMovies(
    servicesWith(() => new Promise(() => {})),
    'hindi',
  );
  await vi.advanceTimersByTimeAsync(loadTimeoutMs);

  expect(await movies).toBe(sampleLists.nowPlaying);
});
