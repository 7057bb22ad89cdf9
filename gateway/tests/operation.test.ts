import { describe, expect, it } from 'vitest';
import { claims, forgedToken, publishedKeys, signedToken } from './support/identity';
import { memoryStore, type Store } from '../src/store';
import { deferred } from '../../tests/support/deferred';
import {
  startedAt,
  answerEvents,
  chunk,
  contentsOf,
  event,
  controlledStream,
  hangingService,
  heat,
  openGateway,
  sentence,
  settings,
  streamOf,
  suggestions,
  statusAndBody,
} from './support/world';

const request = (path: string, headers = {}) =>
  new Request(`https://gateway.example${path}`, { headers });

describe('operation', () => {
  it('reports alive and ready until it drains', async () => {
    const { drain, fetch, get } = openGateway();
    expect(await statusAndBody(await fetch(request('/readyz')))).toEqual({
      status: 200,
      body: { status: 'ready' },
    });
    expect((await get('/3/movie/popular')).headers.get('connection')).toBeNull();

    drain();

    expect(await statusAndBody(await fetch(request('/readyz')))).toEqual({
      status: 503,
      body: { status: 'not ready' },
    });
    expect((await fetch(request('/healthz'))).status).toBe(200);
    const answer = await get('/3/movie/popular');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
  });

  it.each([
    [true, 503],
    [false, 200],
  ])('reports ready without a store unless one is required: %s', async (isRequired, status) => {
    const { fetch } = openGateway({
      settings: { store: { url: 'redis://store.example', isRequired } },
      ports: { store: { ...memoryStore(() => startedAt), isReady: async () => false } },
    });

    expect((await fetch(request('/readyz'))).status).toBe(status);
  });

  it('reports ready once the token keys are loaded', async () => {
    const answers = [new Response(null, { status: 503 }), Response.json(publishedKeys)];
    const { keyRequests, fetch, get } = openGateway({
      keys: () => answers.shift() ?? Response.error(),
    });

    expect(await statusAndBody(await fetch(request('/readyz')))).toEqual({
      status: 502,
      body: sentence('The public keys for ID tokens could not be fetched.'),
    });
    expect((await fetch(request('/readyz'))).status).toBe(200);
    expect((await fetch(request('/readyz'))).status).toBe(200);
    expect((await get('/3/movie/popular')).status).toBe(200);
    expect(keyRequests()).toBe(2);
  });

  it('reports ready once the keys of App Check are loaded', async () => {
    const answers = [new Response(null, { status: 503 }), Response.json(publishedKeys)];
    const { fetch } = openGateway({
      settings: {
        appCheck: { projectNumber: '1234567890', keysUrl: 'https://app-check.example/jwks' },
      },
      appCheckKeys: () => answers.shift() ?? Response.error(),
    });

    expect(await statusAndBody(await fetch(request('/readyz')))).toEqual({
      status: 502,
      body: sentence('The public keys for App Check could not be fetched.'),
    });
    expect((await fetch(request('/readyz'))).status).toBe(200);
  });

  it('ends open streams with an error event on shutdown', async () => {
    const { service, write, asked, aborted } = controlledStream();
    const { chat, stop, log } = openGateway({ chat: service });
    const answer = chat();
    await asked;
    write(event(chunk('Heat')));
    const text = (await answer).text();

    stop();

    expect(contentsOf(await text)).toEqual([
      'Heat',
      'error: The gateway is restarting. Try again.',
    ]);
    expect(aborted).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  it('answers pending requests with 503 on shutdown', async () => {
    const { service, asked } = controlledStream();
    const { chat, stop } = openGateway({ chat: service });
    const answer = chat();
    await asked;

    stop();

    expect((await answer).headers.get('retry-after')).toBe('1');
    expect(await statusAndBody(await answer)).toEqual({
      status: 503,
      body: sentence('The gateway is restarting. Try again.'),
    });
  });

  it('adds a request id to every answer', async () => {
    const { get } = openGateway();

    for (const path of ['/3/movie/popular', '/3/account']) {
      expect((await get(path)).headers.get('x-request-id')).toBe('request-1');
    }
  });
});

describe('metrics', () => {
  const metricsToken = 'a token for the scraper';

  it.each([
    ['no token is shown', { metricsToken }, {}],
    ['the token is another', { metricsToken }, { authorization: 'Bearer open-sesame' }],
    ['none is set', {}, { authorization: 'Bearer undefined' }],
    ['none is set and none is shown', {}, {}],
  ])('are hidden if %s', async (_, more, headers) => {
    const { fetch } = openGateway({ settings: more });

    expect(await statusAndBody(await fetch(request('/metrics', headers)))).toEqual({
      status: 404,
      body: sentence('There is nothing at this address.'),
    });
  });

  it('count rejections, tokens, lookups and streams without queries or user ids', async () => {
    const usage = { prompt_tokens: 90, completion_tokens: 12 };
    const { chat, fetch, get } = openGateway({
      settings: { metricsToken },
      chat: () =>
        streamOf(
          event(chunk('Heat', 'stop')),
          event({ ...chunk(undefined), choices: [], usage }),
          'data: [DONE]\n\n',
        ),
    });
    await (await chat(suggestions('a very private question'))).text();
    await (await chat(suggestions('a very private question'))).text();
    await get('/3/search/movie?query=private');
    await get('/3/search/movie?query=private');
    await get('/3/movie/popular', 'open-sesame');

    const answer = await fetch(request('/metrics', { authorization: `Bearer ${metricsToken}` }));

    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const line of [
      'gateway_rejections_total{reason="401"} 1',
      'gen_ai_client_token_usage_total{gen_ai_token_type="input"} 90',
      'gen_ai_client_token_usage_total{gen_ai_token_type="output"} 12',
      'gateway_cache_lookups_total{cache="chat",result="miss"} 1',
      'gateway_cache_lookups_total{cache="chat",result="hit"} 1',
      'gateway_cache_lookups_total{cache="movies",result="miss"} 1',
      'gateway_cache_lookups_total{cache="movies",result="hit"} 1',
      'gateway_open_streams 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toMatch(/private|ada/);
  });

  /** The values of `gateway_cache_lookups_total`, such as `movies miss 1`. */
  async function lookupsIn(text: Promise<string>): Promise<string[]> {
    const counts = (await text).matchAll(
      /^gateway_cache_lookups_total\{cache="(\w+)",result="(\w+)"\} (\d+)$/gm,
    );
    return [...counts].map(([, ...parts]) => parts.join(' '));
  }

  it('count each visitor who joins an open stream as shared', async () => {
    const { service, asked, write, end } = controlledStream();
    const { chat, metrics } = openGateway({ chat: service });
    const first = chat();
    await asked;

    const second = chat();
    answerEvents('Heat').forEach(write);
    end();
    await Promise.all([first, second].map(async (answer) => (await answer).text()));

    expect(await lookupsIn(metrics())).toEqual(['chat miss 1', 'chat shared 1']);
  });

  it('count a visitor who joins a stream that opened during the charge as shared', async () => {
    const { chat, metrics } = openGateway();
    // From now on the token is known, so two visitors come equally far.
    await (await chat(suggestions('an older question'))).text();

    await Promise.all([chat(), chat()].map(async (answer) => (await answer).text()));

    expect(await lookupsIn(metrics())).toEqual(['chat miss 2', 'chat shared 1']);
  });

  it('count a visitor who waits for a list of the same instance as shared', async () => {
    const list = deferred<Response>();
    const asked = deferred<void>();
    const { get, metrics } = openGateway({
      movies: () => {
        asked.resolve();
        return list.promise;
      },
    });
    const first = get('/3/movie/popular');
    await asked.promise;
    const second = get('/3/movie/popular');
    await new Promise(setImmediate);

    list.resolve(Response.json(heat));
    await Promise.all([first, second]);

    expect(await lookupsIn(metrics())).toEqual(['movies miss 1', 'movies shared 1']);
  });

  it('count a list that another instance has loaded as shared only', async () => {
    const store = memoryStore(() => startedAt);
    const other = openGateway({ ports: { store } });
    const { get, metrics } = openGateway({
      ports: {
        store: {
          ...store,
          async add(...lock) {
            await other.get('/3/movie/popular');
            return store.add(...lock);
          },
        },
      },
    });

    await get('/3/movie/popular');

    expect(await lookupsIn(metrics())).toEqual(['movies shared 1']);
  });

  it('count an old list that is served in an outage as stale', async () => {
    const answers = [Response.json(heat)];
    const { elapse, get, metrics } = openGateway({
      movies: () => answers.shift() ?? Response.error(),
    });
    await get('/3/movie/popular');
    elapse(11 * 60_000);

    await get('/3/movie/popular');

    expect(await lookupsIn(metrics())).toEqual(['movies miss 2', 'movies stale 1']);
  });

  it('count an answer that breaks off in mid-stream as a rejection', async () => {
    const { service, asked, write, breakOff } = controlledStream();
    const { chat, metrics } = openGateway({ chat: service });
    const answer = chat();
    await asked;
    write(event(chunk('Heat')));
    const text = (await answer).text();

    breakOff();

    expect(contentsOf(await text).at(-1)).toMatch(/^error: /);
    expect(await metrics()).toContain('gateway_rejections_total{reason="502"} 1\n');
  });

  it('count the input tokens of a call that times out before the first word', async () => {
    const { service, asked } = hangingService();
    const { chat, fetch, limits } = openGateway({ settings: { metricsToken }, chat: service });

    const answer = chat();
    await asked;
    limits[0]?.pass();

    expect((await answer).status).toBe(504);
    const metrics = await fetch(request('/metrics', { authorization: `Bearer ${metricsToken}` }));
    expect(await metrics.text()).toMatch(
      /^gen_ai_client_token_usage_total\{gen_ai_token_type="input"\} [1-9]/m,
    );
  });

  it('count the input tokens of a visitor who leaves before the first word, and no rejection', async () => {
    const { service, asked } = hangingService();
    const leaving = new AbortController();
    const { chat, fetch } = openGateway({ settings: { metricsToken }, chat: service });

    const answer = chat(suggestions(), { signal: leaving.signal });
    await asked;
    leaving.abort();

    expect((await answer).status).toBe(499);
    const metrics = await fetch(request('/metrics', { authorization: `Bearer ${metricsToken}` }));
    const text = await metrics.text();
    expect(text).toMatch(/^gen_ai_client_token_usage_total\{gen_ai_token_type="input"\} [1-9]/m);
    expect(text).not.toContain('gateway_rejections_total{');
  });
});

describe('the daily budget', () => {
  const usedUp = {
    status: 429,
    body: {
      error: {
        message: "Today's searches are used up. Try again tomorrow.",
        code: 'budget_exhausted',
      },
    },
  };

  it('stops a visitor with a message but still serves cached answers', async () => {
    const newVisitor = { calls: 2, tokens: 50_000 };
    const { asked, chat } = openGateway({
      settings: { budgets: { ...settings.budgets, newVisitor } },
    });
    await (await chat(suggestions('one'))).text();
    await (await chat(suggestions('two'))).text();

    const refused = await chat(suggestions('three'));

    expect(refused.headers.get('x-should-retry')).toBe('false');
    expect(await statusAndBody(refused)).toEqual(usedUp);
    expect((await chat(suggestions('one'))).status).toBe(200);
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['what the service counts', { prompt_tokens: 600, completion_tokens: 300 }, 2],
    ['what is estimated where it does not', undefined, 11],
  ])('charges the tokens of %s', async (_, usage, allowed) => {
    const newVisitor = { calls: 100, tokens: 1_300 };
    const { chat } = openGateway({
      settings: { budgets: { ...settings.budgets, newVisitor } },
      chat: () =>
        streamOf(
          event(chunk('Heat', 'stop')),
          event({ ...chunk(undefined), choices: [], ...(usage && { usage }) }),
          'data: [DONE]\n\n',
        ),
    });
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const answer = await chat(suggestions(`question ${n}`));
      await answer.text();
      statuses.push(answer.status);
    }

    const passed = statuses.filter((status) => status === 200).length;
    expect(passed).toBe(allowed);
  });

  it('charges the whole limit of a reasoning model that reports no usage', async () => {
    const newVisitor = { calls: 100, tokens: 10_000 };
    const { chat } = openGateway({
      settings: {
        budgets: { ...settings.budgets, newVisitor },
        chat: { ...settings.chat, models: ['o3'] },
      },
    });
    const statuses: number[] = [];
    for (const query of ['one', 'two', 'three']) {
      const answer = await chat(suggestions(query, { model: 'o3' }));
      await answer.text();
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([200, 200, 429]);
  });

  it('reserves the whole limit of a reasoning model', async () => {
    const newVisitor = { calls: 100, tokens: 4_096 };
    const { chat, asked } = openGateway({
      settings: {
        budgets: { ...settings.budgets, newVisitor },
        chat: { ...settings.chat, models: ['o3'] },
      },
    });

    expect(await statusAndBody(await chat(suggestions('a heist', { model: 'o3' })))).toEqual(
      usedUp,
    );
    expect(asked()).toEqual([]);
  });

  it('charges nothing for a call that the service rejects', async () => {
    const newVisitor = { calls: 1, tokens: 400 };
    const answers = [1, 2, 3].map(() => new Response(null, { status: 500 }));
    const { chat } = openGateway({
      settings: { budgets: { ...settings.budgets, newVisitor } },
      chat: () => answers.shift() ?? streamOf(event(chunk('Heat', 'stop')), 'data: [DONE]\n\n'),
    });
    for (let n = 0; n < 3; n += 1) expect((await chat()).status).toBe(502);

    expect((await chat()).status).toBe(200);
  });

  it('serves cached answers of the other model when one is missing', async () => {
    const newVisitor = { calls: 1, tokens: 50_000 };
    const { asked, chat } = openGateway({
      settings: { budgets: { ...settings.budgets, newVisitor } },
      chat: withoutFirstModel,
    });
    expect((await chat()).status).toBe(404);
    await (await chat(toOtherModel)).text();

    expect((await chat()).status).toBe(404);
    expect((await chat(toOtherModel)).status).toBe(200);
    expect(asked()).toHaveLength(2);
  });

  it('charges nothing if the visitor leaves before the service is asked', async () => {
    const leaving = new AbortController();
    const store = memoryStore(() => startedAt);
    const add: typeof store.add = async (...given) => {
      leaving.abort();
      return store.add(...given);
    };
    const { asked, chat } = openGateway({
      settings: { budgets: { ...settings.budgets, newVisitor: { calls: 1, tokens: 50_000 } } },
      ports: { store: { ...store, add } },
    });

    await chat(suggestions('one'), { signal: leaving.signal });

    expect(asked()).toHaveLength(0);
    expect((await chat(suggestions('two'))).status).toBe(200);
  });

  it('charges nothing if the visitor leaves while another instance asks', async () => {
    const newVisitor = { calls: 1, tokens: 50_000 };
    const leaving = new AbortController();
    const { chat } = openGateway({
      settings: { budgets: { ...settings.budgets, newVisitor } },
      ports: { store: lockedStore(() => leaving.abort()) },
    });
    await chat(suggestions(), { signal: leaving.signal });

    expect((await chat()).status).toBe(200);
  });

  it('charges nothing if another instance takes too long', async () => {
    const newVisitor = { calls: 1, tokens: 50_000 };
    const { chat, limits } = openGateway({
      settings: { budgets: { ...settings.budgets, newVisitor } },
      ports: { store: lockedStore(() => limits[0]?.pass()) },
    });

    expect(await statusAndBody(await chat())).toEqual({
      status: 504,
      body: sentence('The chat service did not answer in time.'),
    });
    expect((await chat()).status).toBe(200);
  });
});

const toOtherModel = suggestions('a heist', { model: 'gpt-4.1-mini' });

async function withoutFirstModel(request: Request): Promise<Response> {
  const { model } = await request.json();
  return model === toOtherModel.model
    ? streamOf(event(chunk('Heat', 'stop')), 'data: [DONE]\n\n')
    : Response.json({ error: { code: 'model_not_found' } }, { status: 404 });
}

/** Another instance holds the first lock, which calls back. */
function lockedStore(onLocked: () => void): Store {
  const store = memoryStore(() => startedAt);
  let isLocked = true;
  return {
    ...store,
    async add(key, text, keepMs) {
      if (!isLocked || !key.startsWith('lock:')) return store.add(key, text, keepMs);
      isLocked = false;
      onLocked();
      return false;
    },
  };
}

describe('forged tokens', () => {
  it('are rejected unread after 60 a minute from one address', async () => {
    const { keyRequests, fetch, now } = openGateway();
    const forged = await forgedToken(claims(now()));
    const good = await signedToken(claims(now()));
    const visit = (token: string, address: string) =>
      fetch(request('/3/movie/popular', { authorization: `Bearer ${token}` }), address);
    expect((await visit(good, '192.0.2.1')).status).toBe(200);

    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await visit(forged, '192.0.2.1')).status);

    expect(statuses).toEqual([...Array<number>(60).fill(401), 429]);
    expect((await visit(forged, '192.0.2.2')).status).toBe(401);
    expect((await visit(good, '192.0.2.1')).status).toBe(200);
    const other = await signedToken(claims(now(), { sub: 'grace' }));
    expect((await visit(other, '192.0.2.1')).status).toBe(429);
    expect((await visit(other, '192.0.2.3')).status).toBe(200);
    expect(keyRequests()).toBe(1);
  });

  it('do not include genuine tokens that have expired', async () => {
    const { get, now } = openGateway();
    const expired = await signedToken(claims(now() - 2 * 3_600_000));
    for (let n = 0; n < 61; n += 1) {
      expect((await get('/3/movie/popular', expired)).status).toBe(401);
    }

    expect((await get('/3/movie/popular')).status).toBe(200);
  });

  it('do not include tokens that cannot be verified', async () => {
    const answers = Array.from({ length: 60 }, () => Response.error());
    const { get } = openGateway({ keys: () => answers.pop() ?? Response.json(publishedKeys) });
    for (let n = 0; n < 60; n += 1) expect((await get('/3/movie/popular')).status).toBe(502);

    expect((await get('/3/movie/popular')).status).toBe(200);
  });
});

describe('model parameters', () => {
  it.each([
    ['gpt-3.5-turbo', { max_tokens: 256, temperature: 0 }],
    ['marco-o1', { max_tokens: 256, temperature: 0 }],
    ['gpt-4.1-mini', { max_tokens: 256, temperature: 0 }],
    ['gpt-5-mini', { max_completion_tokens: 4_096 }],
    ['o3-mini', { max_completion_tokens: 4_096 }],
  ])('are specific to %s', async (model, limits) => {
    const { asked, chat } = openGateway({
      settings: { chat: { ...settings.chat, models: [model] } },
    });
    await (await chat(suggestions('a heist', { model }))).text();

    expect(await asked()[0]?.json()).toEqual({
      messages: suggestions('a heist').messages,
      model,
      stream: true,
      stream_options: { include_usage: true },
      ...limits,
    });
  });
});
