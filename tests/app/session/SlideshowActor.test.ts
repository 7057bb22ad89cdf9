import { expect, it } from 'vitest';
import { loadTimeoutMs } from '@/domain/within';
import type { Services } from '@/app/services/Services';
import { translatedMovies } from '@/app/session/SlideshowActor';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { fakeTimeouts } from '../../support/fakeTimeouts';

const servicesWith = (loadTexts: Services['loadTexts']) =>
  ({ loadTexts }) as Partial<Services> as Services;

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
  const limits = fakeTimeouts();
  const stalled = servicesWith(() => new Promise(() => {}));

  const movies = translatedMovies(stalled, 'hindi');
  expect(limits.map(({ ms }) => ms)).toEqual([loadTimeoutMs]);
  limits[0]?.runOut();

  expect(await movies).toBe(sampleLists.nowPlaying);
});
