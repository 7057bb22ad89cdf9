import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import type { Fault, WorldService } from '@/demo/faults';

const waits: number[] = [];
const unknown: string[] = [];
const world = demoWorld({
  accounts: accountStore(),
  iterations: 1,
  delays: { identity: 0, movies: 0, suggestions: 0, pictures: 0 },
  chunkDelayMs: 0,
  wait: async (ms) => {
    waits.push(ms);
  },
  onUnknownRequest: ({ url }) => unknown.push(url),
});
const server = setupServer(...world.handlers);

const headers = { authorization: 'Bearer demo' };
const json = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) });
const requests: Readonly<Record<WorldService, readonly [string, RequestInit]>> = {
  identity: [
    'https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo',
    json({ requestType: 'PASSWORD_RESET', email: 'ana@example.com' }),
  ],
  movies: ['https://api.themoviedb.org/3/movie/popular', { headers }],
  suggestions: [
    'https://api.openai.com/v1/chat/completions',
    json({ model: 'gpt-3.5-turbo', messages: [{ role: 'user', content: 'cats' }], stream: true }),
  ],
  pictures: ['https://image.tmdb.org/t/p/w185/drawn-heat.jpg', {}],
};
const services = ['identity', 'movies', 'suggestions', 'pictures'] as const;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

async function request(service: WorldService, fault?: Fault) {
  world.conditions.faults[service] = fault;
  try {
    return await fetch(...requests[service]);
  } finally {
    world.conditions.faults[service] = undefined;
  }
}

describe.each(services)('%s', (service) => {
  it('answers without faults', async () => {
    expect((await request(service)).status).toBe(200);
  });

  it('can be offline', async () => {
    await expect(request(service, 'offline')).rejects.toThrow(TypeError);
  });

  it.each([401, 403, 404, 429, 500, 503] as const)('can answer %i', async (status) => {
    expect((await request(service, status)).status).toBe(status);
  });

  it('can send retry-after', async () => {
    const response = await request(service, { status: 429, retryAfter: 7 });

    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
  });

  it('can send HTML instead of data', async () => {
    const response = await request(service, 'html');

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  it('can cut off an answer', async () => {
    const whole = await (await request(service)).text();
    const half = await (await request(service, 'truncated')).text();

    expect(half.length).toBeGreaterThan(10);
    expect(half.length).toBeLessThan(whole.length * 0.6);
    expect(() => JSON.parse(half)).toThrow(SyntaxError);
  });

  it('can hang until the request is aborted', async () => {
    world.conditions.faults[service] = 'never';
    const giveUp = new AbortController();
    const [url, init] = requests[service];
    const answer = fetch(url, { ...init, signal: giveUp.signal });
    giveUp.abort();

    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    world.conditions.faults[service] = undefined;
  });

  it('can be slow', async () => {
    waits.length = 0;
    world.conditions.delays[service] = 1234;
    await request(service);
    world.conditions.delays[service] = 0;

    expect(waits).toEqual([1234]);
  });
});

describe('errors', () => {
  const ofMovies = (status_code: number) => ({
    success: false,
    status_code,
    status_message: expect.any(String),
  });
  const ofSuggestions = (type: string, code: string | null) => ({
    error: { message: expect.any(String), type, param: null, code },
  });

  it.each([
    [
      'identity',
      503,
      {
        error: {
          code: 503,
          message: 'UNAVAILABLE',
          errors: [{ message: 'UNAVAILABLE', domain: 'global', reason: 'backendError' }],
          status: 'UNAVAILABLE',
        },
      },
    ],
    ['movies', 429, ofMovies(25)],
    ['movies', 503, ofMovies(9)],
    ['movies', 500, ofMovies(11)],
    ['suggestions', 401, ofSuggestions('invalid_request_error', 'invalid_api_key')],
    ['suggestions', 429, ofSuggestions('requests', 'rate_limit_exceeded')],
    ['suggestions', 500, ofSuggestions('server_error', null)],
    ['suggestions', 'modelNotFound', ofSuggestions('invalid_request_error', 'model_not_found')],
    ['suggestions', 'insufficientQuota', ofSuggestions('insufficient_quota', 'insufficient_quota')],
  ] as const)('of %s at %s have the vendor’s format', async (service, fault, body) => {
    expect(await (await request(service, fault)).json()).toEqual(body);
  });
});

describe('unhandled requests', () => {
  it.each([
    'https://api.themoviedb.org/3/person/popular',
    'https://api.openai.com/v1/embeddings',
    'https://identitytoolkit.googleapis.com/v1/accounts:delete',
    'https://identitytoolkit.googleapis.com/v1/accounts:signUpToo',
    'https://securetoken.googleapis.com/v2/token',
  ])('are network errors and are reported: %s', async (url) => {
    unknown.length = 0;
    await expect(fetch(url, json({}))).rejects.toThrow(TypeError);
    expect(unknown).toEqual([url]);
  });

  it('pass through when the service is not part of the demo', () => {
    expect(demoWorld({ services: ['movies'] }).handlers).toHaveLength(1);
    expect(demoWorld({ services: [] }).handlers).toEqual([]);
  });

  it('are not processed when they are aborted during the delay', async () => {
    const giveUp = new AbortController();
    const accounts = accountStore();
    const { handlers } = demoWorld({ accounts, wait: async () => giveUp.abort() });
    server.use(...handlers);

    await expect(
      fetch('https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', {
        ...json({ email: 'ana@example.com', password: 'Passw0rdX' }),
        signal: giveUp.signal,
      }),
    ).rejects.toThrow();
    expect(accounts.all()).toEqual([]);
    server.resetHandlers();
  });
});
