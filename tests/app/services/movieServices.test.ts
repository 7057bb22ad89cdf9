import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { movieServices } from '@/app/services/movieServices';
import { readSettings } from '@/app/settings';
import { deferred } from '../../support/deferred';
import { fakeTimeouts } from '../../support/fakeTimeouts';
import { testServer } from '../../support/testServer';

const server = testServer();

const identity = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'cinema.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'cinema',
};
const name = 'x-firebase-appcheck';
const gatewayHeaders = async () => ({ [name]: 'app-check-token' });

/** The App Check tokens that a list and a query send. */
async function sentBy(
  env: Readonly<Record<string, string>>,
  headers: () => Promise<Readonly<Record<string, string>>> = gatewayHeaders,
) {
  const sent: (string | null)[] = [];
  server.use(
    http.all('*', ({ request }) => {
      sent.push(request.headers.get(name));
      return request.method === 'GET'
        ? HttpResponse.json({ results: [] })
        : HttpResponse.json({ choices: [{ message: { content: 'Heat' } }] });
    }),
  );
  const { catalogue, recommender } = movieServices(readSettings({ ...identity, ...env }), {
    bearerOf: () => async () => 'bearer',
    report: () => {},
    gatewayHeaders: headers,
  });
  await catalogue.findByName('Heat', { signal: new AbortController().signal, language: 'english' });
  for await (const suggested of recommender.suggestNames('a heist', {
    signal: new AbortController().signal,
  })) {
    expect(suggested).toEqual({ name: 'Heat' });
  }
  return sent;
}

describe('the time limit of a search', () => {
  it('ends with a sentence about the service that does not answer', async () => {
    const started = fakeTimeouts();
    const asked = deferred<void>();
    server.use(
      http.all('*', () => {
        asked.resolve();
        return new Promise(() => {});
      }),
    );
    const { recommender } = movieServices(readSettings({ VITE_OPENAI_API_KEY: 'sk-1' }), {
      bearerOf: () => async () => 'bearer',
      report: () => {},
      gatewayHeaders: undefined,
    });

    const { signal } = new AbortController();
    const names = recommender.suggestNames('a heist', { signal })[Symbol.asyncIterator]();
    const first = names.next();
    await asked.promise;
    for (const { runOut } of started) runOut();

    await expect(first).rejects.toThrow('The chat service did not finish in time.');
  });
});

describe('the App Check token', () => {
  it('is sent to a gateway', async () => {
    expect(
      await sentBy({
        VITE_TMDB_BASE_URL: 'https://gateway.example',
        VITE_OPENAI_BASE_URL: 'https://gateway.example/v1',
      }),
    ).toEqual(['app-check-token', 'app-check-token']);
  });

  it('is not sent to a vendor, whose bearer is a key', async () => {
    expect(
      await sentBy({
        VITE_TMDB_TOKEN: 'token',
        VITE_OPENAI_BASE_URL: 'https://gateway.example/v1',
      }),
    ).toEqual([null, 'app-check-token']);
    expect(
      await sentBy({
        VITE_TMDB_BASE_URL: 'https://gateway.example',
        VITE_OPENAI_API_KEY: 'sk-1',
      }),
    ).toEqual(['app-check-token', null]);
  });

  it('is optional', async () => {
    const gateway = {
      VITE_TMDB_BASE_URL: 'https://gateway.example',
      VITE_OPENAI_BASE_URL: 'https://gateway.example/v1',
    };
    expect(await sentBy(gateway, async () => ({}))).toEqual([null, null]);
  });
});
