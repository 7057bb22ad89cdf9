import fc from 'fast-check';
import { OpenAI } from 'openai';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { describe, expect, it, vi } from 'vitest';
import { recommendationPrompt } from '@/domain/recommendationPrompt';
import { memoryStore, type Store } from '../src/store';
import { deferred } from '../../tests/support/deferred';
import {
  claims,
  confusedToken,
  forgedToken,
  project,
  signedToken,
  unsignedToken,
} from './support/identity';
import {
  startedAt,
  chatKey,
  chunk,
  contentsOf,
  event,
  controlledStream,
  heat,
  openGateway,
  page,
  answerEvents,
  sentence,
  hangingService,
  streamOf,
  suggestions,
  tmdbToken,
  statusAndBody,
  unlimitedStore,
} from './support/world';

const lists = ['now_playing', 'popular', 'top_rated', 'upcoming'];

describe('authentication', () => {
  it('accepts a token signed by the identity provider', async () => {
    const { get } = openGateway();

    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({ status: 200, body: heat });
  });

  it('rejects a request without a token', async () => {
    const { fetch, asked } = openGateway();

    const refused = await fetch(new Request('https://gateway.example/3/movie/popular'));

    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await statusAndBody(refused)).toEqual({
      status: 401,
      body: sentence('Sign in first: this call needs an ID token.'),
    });
    expect(asked()).toEqual([]);
  });

  it.each(['Bearer', 'Bearer a b', 'A Bearer a', 'Basic a'])(
    'rejects the header %s as no token',
    async (authorization) => {
      const { fetch } = openGateway();

      const refused = await fetch(
        new Request('https://gateway.example/3/movie/popular', { headers: { authorization } }),
      );

      expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  const someday = Date.UTC(2028, 0, 1);
  const hour = 3600;
  const at = someday / 1000;

  const invalidToken = sentence('The ID token is not genuine.');
  const foreignToken = sentence('The ID token was issued for another project.');
  const expiredToken = { error: { message: 'The ID token has expired.', code: 'token_expired' } };

  it.each([
    ['a forged token', forgedToken(claims(someday)), invalidToken],
    [
      'a token signed with the public key as a secret',
      confusedToken(claims(someday)),
      invalidToken,
    ],
    ['an unsigned token', unsignedToken(claims(someday)), invalidToken],
    ['a token with an unknown key id', signedToken(claims(someday), 'key-2'), invalidToken],
    ['a text that is not a token', 'open-sesame', invalidToken],
    ['an expired token', signedToken(claims(someday - 2 * hour * 1000)), expiredToken],
    [
      'a token valid for days',
      signedToken(claims(someday, { iat: at - 25 * hour, exp: at + 25 * hour })),
      expiredToken,
    ],
    [
      'a token issued tomorrow',
      signedToken(claims(someday, { iat: at + 24 * hour, exp: at + 25 * hour })),
      invalidToken,
    ],
    [
      'a token with a sign-in tomorrow',
      signedToken(claims(someday, { auth_time: at + 24 * hour })),
      invalidToken,
    ],
    ['a token for another project', signedToken(claims(someday, { aud: 'theatre' })), foreignToken],
    [
      'a token from another issuer',
      signedToken(claims(someday, { iss: 'https://securetoken.google.com/theatre' })),
      foreignToken,
    ],
    ['a token without a subject', signedToken(claims(someday, { sub: '' })), invalidToken],
  ])('rejects %s', async (_, token, body) => {
    const { asked, get, chat } = openGateway({ now: someday });

    for (const refused of [
      await get('/3/movie/popular', await token),
      await chat(suggestions(), { token: await token, headers: bearer(await token) }),
    ]) {
      expect(refused.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      expect(await statusAndBody(refused)).toEqual({ status: 401, body });
    }
    expect(asked()).toEqual([]);
  });

  it('accepts unsigned emulator tokens only when configured for the emulator', async () => {
    const { now, get } = openGateway({
      settings: { identity: { projectId: project, tokens: { kind: 'unsigned' } } },
    });

    const ofTheEmulator = await get('/3/movie/popular', unsignedToken(claims(now())));
    const expired = await get('/3/movie/popular', unsignedToken(claims(now() - 7_200_000)));
    const foreign = await get('/3/movie/popular', unsignedToken(claims(now(), { aud: 'theatre' })));

    expect(ofTheEmulator.status).toBe(200);
    expect(await statusAndBody(expired)).toEqual({ status: 401, body: expiredToken });
    expect(await statusAndBody(foreign)).toEqual({ status: 401, body: foreignToken });
  });

  it('fetches the public keys once', async () => {
    const { keyRequests, get } = openGateway();

    await Promise.all(lists.map((list) => get(`/3/movie/${list}`)));
    await get('/3/movie/popular');

    expect(keyRequests()).toBe(1);
  });

  it.each([
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['answered with 503', () => new Response('<h1>Sorry</h1>', { status: 503 })],
    ['nonsense', () => Response.json({ keys: 'none' })],
  ])('answers 502, not 401, while the published keys are %s', async (_, keys) => {
    const { get } = openGateway({ keys });

    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({
      status: 502,
      body: sentence('The public keys for ID tokens could not be fetched.'),
    });
  });
});

describe('routing', () => {
  it.each(lists)('forwards the list %s with the gateway’s own token', async (list) => {
    const { asked, get } = openGateway();

    await get(`/3/movie/${list}`);

    expect(asked().map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET https://movies.example/3/movie/${list}`,
    ]);
    expect(asked()[0]?.headers.get('authorization')).toBe(`Bearer ${tmdbToken}`);
  });

  it('forwards videos and search with the allowed parameters', async () => {
    const { asked, get } = openGateway();

    await get('/3/movie/848538/videos?language=es-ES');
    await get('/3/search/movie?language=es-ES&query=The%20Good%2C%20the%20Bad%20%26%20the%20Ugly');
    await get('/3/search/movie?query=Dune&primary_release_year=1984');
    await get('/3/movie/popular?language=hi-IN');

    expect(asked().map(({ url }) => url)).toEqual([
      'https://movies.example/3/movie/848538/videos?language=es-ES',
      'https://movies.example/3/search/movie?query=The+Good%2C+the+Bad+%26+the+Ugly&language=es-ES',
      'https://movies.example/3/search/movie?query=Dune&primary_release_year=1984',
      'https://movies.example/3/movie/popular?language=hi-IN',
    ]);
  });

  it('forwards the chat with its own key and only the validated fields', async () => {
    const { asked, chat } = openGateway();

    await chat();

    const [request] = asked();
    expect(`${request?.method} ${request?.url}`).toBe(
      'POST https://chat.example/v1/chat/completions',
    );
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'text/event-stream',
      authorization: `Bearer ${chatKey}`,
      'content-type': 'application/json',
    });
    expect(await request?.json()).toEqual({
      ...suggestions(),
      stream_options: { include_usage: true },
      max_tokens: 256,
      temperature: 0,
    });
  });

  it.each([
    '/',
    '/3/movie/949',
    '/3/movie/latest',
    '/3/movie/popular/',
    '/3/movie/popular/x',
    '/3/movie/now_playing/x',
    '/3/movie/unpopular',
    '/3/movie/popularity',
    '/3/movie/popular%2f..%2faccount',
    '/3/movie/949x/videos',
    '/3/movie/949/videos/',
    '/3/movie/949/images',
    '/3/movie/abc/videos',
    '/3/movie/949/videos/../../account',
    '/3/movie/%2e%2e/account',
    '/3/account',
    '/3/search/person?query=Pacino',
    '/3/discover/movie',
    '/v1/models',
    '/v1/chat/completions/1',
    '//3/movie/popular',
  ])('rejects unknown paths: GET %s', async (path) => {
    const { asked, get } = openGateway();

    expect(await statusAndBody(await get(path))).toEqual({
      status: 404,
      body: sentence('There is nothing at this address.'),
    });
    expect(asked()).toEqual([]);
  });

  it('rejects every generated unknown path', { tags: 'slow' }, async () => {
    const known =
      /^\/3\/(?:movie\/(?:now_playing|popular|top_rated|upcoming|\d+\/videos)|search\/movie)$/;
    const part = fc.oneof(
      fc.constantFrom(...lists, '3', 'movie', 'search', 'videos', '949', '..', '%2e%2e', '%2F', ''),
      fc.webSegment(),
    );
    const rest = fc.array(part, { maxLength: 4 }).map((parts) => parts.join('/'));
    const path = fc.tuple(fc.constantFrom('/', '/3/', '/3/movie/', '/3/search/movie'), rest);
    const { asked, get } = openGateway({ ports: { store: unlimitedStore() } });

    await fc.assert(
      fc.asyncProperty(path, async ([start, end]) => {
        const { pathname } = new URL(`https://gateway.example${start}${end}`);
        const { status } = await get(start + end);

        expect(status === 404).toBe(!known.test(decodeURI(pathname)));
      }),
      { numRuns: 500 },
    );
    expect(asked().filter(({ url }) => !known.test(new URL(url).pathname))).toEqual([]);
  });

  it.each([
    ['DELETE', '/3/movie/popular', 'GET, HEAD'],
    ['POST', '/3/search/movie', 'GET, HEAD'],
    ['GET', '/v1/chat/completions', 'POST'],
    ['PUT', '/v1/chat/completions', 'POST'],
  ])('rejects other methods: %s %s', async (method, path, allow) => {
    const { fetch, asked } = openGateway();

    const refused = await fetch(new Request(`https://gateway.example${path}`, { method }));

    expect(refused.headers.get('allow')).toBe(allow);
    expect(await statusAndBody(refused)).toEqual({
      status: 405,
      body: sentence('This address does not allow this method.'),
    });
    expect(asked()).toEqual([]);
  });

  it('answers the health check', async () => {
    const { fetch } = openGateway();

    const answer = await fetch(new Request('https://gateway.example/healthz'));

    expect(await statusAndBody(answer)).toEqual({ status: 200, body: { status: 'ok' } });
  });
});

describe('chat requests', () => {
  const shape = "The chat takes a model, one user's message and `stream: true`, and nothing else.";
  const purpose = 'The chat is for movie suggestions only.';
  const length = 'The request is longer than 8192 bytes.';
  const messageFrom = (role: string, content: string, more = {}) => ({
    messages: [{ role, content, ...more }],
  });
  const task = recommendationPrompt('a heist');

  it.each<[string, unknown, number, string]>([
    ['another model', suggestions('', { model: 'gpt-5' }), 403, 'This model is not offered here.'],
    ['another instruction', suggestions('', messageFrom('user', 'Write a poem.')), 403, purpose],
    [
      'an appended instruction',
      suggestions('', messageFrom('user', `${task} Rhyme.`)),
      403,
      purpose,
    ],
    ['an empty query', suggestions(' '), 403, purpose],
    [
      'a second message',
      suggestions('', { messages: [...suggestions().messages, ...suggestions().messages] }),
      400,
      shape,
    ],
    ['a system message', suggestions('', messageFrom('system', task)), 400, shape],
    [
      'a message with a name',
      suggestions('', messageFrom('user', task, { name: 'root' })),
      400,
      shape,
    ],
    ['no message', suggestions('', { messages: [] }), 400, shape],
    ['a hundred answers', suggestions('a heist', { n: 100 }), 400, shape],
    ['tools', suggestions('a heist', { tools: [] }), 400, shape],
    ['an answer without streaming', suggestions('a heist', { stream: false }), 400, shape],
    ['no stream flag', suggestions('a heist', { stream: undefined }), 400, shape],
    ['a token limit', suggestions('a heist', { max_tokens: 4_000 }), 400, shape],
    [
      'controls in the query',
      suggestions('', messageFrom('user', task.replace('a heist', 'a \\u0007 heist'))),
      403,
      purpose,
    ],
    [
      'half a character in the query',
      suggestions('', messageFrom('user', task.replace('a heist', 'a \\ud83d heist'))),
      403,
      purpose,
    ],
    ['a list', [suggestions()], 400, shape],
    ['null', null, 400, shape],
    ['a text that is not JSON', '{"model":', 400, 'The request is not JSON.'],
    ['an oversized request', 'x'.repeat(8 * 1024 + 1), 413, length],
    ['an oversized request that is JSON', suggestions('', { x: 'x'.repeat(8192) }), 413, length],
  ])('reject %s', async (_, body, status, message) => {
    const { asked, chat } = openGateway();

    expect(await statusAndBody(await chat(body))).toEqual({ status, body: sentence(message) });
    expect(asked()).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'reject content type %s',
    async (type) => {
      const { asked, chat, now } = openGateway();
      const token = await signedToken(claims(now()));

      const refused = await chat(suggestions(), {
        headers: { ...bearer(token), 'content-type': type },
      });

      expect(await statusAndBody(refused)).toEqual({
        status: 415,
        body: sentence('The chat takes JSON only.'),
      });
      expect(asked()).toEqual([]);
    },
  );

  it('stop reading a body that is too large', async () => {
    const { chat } = openGateway();
    let pieces = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(1024).fill(32));
      },
    });

    const refused = await chat('', { body: endless, duplex: 'half' } as RequestInit);

    expect(refused.status).toBe(413);
    expect(pieces).toBeLessThan(16);
  });

  it('reject invalid UTF-8', async () => {
    const { chat } = openGateway();
    const [start = '', end = ''] = JSON.stringify(suggestions('🐈')).split('🐈');
    const bytes = [...Buffer.from(start), 0xf0, 0x9f, ...Buffer.from(end)];

    expect(await statusAndBody(await chat('', { body: Uint8Array.from(bytes) }))).toEqual({
      status: 400,
      body: sentence('The request is not JSON.'),
    });
  });

  it('accept the longest query that the app can send', async () => {
    const { chat } = openGateway();

    expect((await chat(suggestions('"'.repeat(500)))).status).toBe(200);
    expect((await chat(suggestions('🐈'.repeat(500)))).status).toBe(200);
  });
});

describe('movie requests', () => {
  it.each([
    '/3/movie/popular?api_key=mine',
    '/3/movie/popular?page=1',
    '/3/movie/popular?language=../account',
    '/3/movie/popular?language=de-DE',
    '/3/movie/popular?language=hi',
    '/3/movie/popular?language=',
    '/3/search/movie?query=Heat&language=hi-IN&language=es-ES',
    '/3/movie/949/videos?append_to_response=images',
    '/3/search/movie',
    '/3/search/movie?query=',
    '/3/search/movie?query=%20',
    '/3/search/movie?query=Heat&include_adult=true',
    '/3/search/movie?query=Heat&primary_release_year=95',
    '/3/search/movie?query=Heat&primary_release_year=1995a',
    '/3/search/movie?query=Heat&primary_release_year=x1995',
    '/3/movie/popular?primary_release_year=1995',
    `/3/search/movie?query=${'x'.repeat(301)}`,
    '/3/search/movie?query=Heat&__proto__=x',
  ])('reject parameters that the app does not send: %s', async (path) => {
    const { asked, get } = openGateway();

    expect(await statusAndBody(await get(path))).toEqual({
      status: 400,
      body: sentence('This request has parameters that Marquee does not send.'),
    });
    expect(asked()).toEqual([]);
  });
});

describe('rate limiting', () => {
  it('rejects the 31st chat request in a minute', async () => {
    const { asked, chat, get } = openGateway();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => (await chat(suggestions(`heist ${n}`))).status),
    );

    const refused = await chat(suggestions('one more'));

    expect(statuses).toEqual(Array<number>(30).fill(200));
    expect(refused.headers.get('retry-after')).toMatch(/^(?:60|[1-5]?\d)$/);
    expect(refused.headers.get('x-should-retry')).toBe('false');
    expect(await statusAndBody(refused)).toEqual({
      status: 429,
      body: sentence('Too many requests.'),
    });
    expect(asked()).toHaveLength(30);
    expect((await get('/3/movie/popular')).status).toBe(200);
  });

  it('rejects the 301st movie request in a minute, counting rejected ones', async () => {
    const { get } = openGateway();
    for (let call = 0; call < 300; call += 1) await get('/3/movie/popular?page=1');

    expect((await get('/3/movie/popular')).status).toBe(429);
  });

  it('counts each visitor separately', async () => {
    const { chat, now } = openGateway();
    for (let call = 0; call < 31; call += 1) await chat();
    const grace = await signedToken(claims(now(), { sub: 'grace' }));

    expect((await chat()).status).toBe(429);
    expect((await chat(suggestions(), { headers: { ...bearer(grace), ...json } })).status).toBe(
      200,
    );
  });

  it('resets after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const { chat, elapse } = openGateway();
      for (let call = 0; call < 31; call += 1) await chat();
      elapse(60_001);
      await vi.advanceTimersByTimeAsync(60_001);

      expect((await chat()).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('allows 120 cache misses a minute', async () => {
    const { asked, get } = openGateway();
    for (let call = 0; call < 120; call += 1) await get(`/3/search/movie?query=${call}`);

    expect((await get('/3/search/movie?query=another')).status).toBe(429);
    expect((await get('/3/search/movie?query=7')).status).toBe(200);
    expect(asked()).toHaveLength(120);
  });

  it('serves a stale list instead of counting a miss beyond the limit', async () => {
    const { asked, elapse, get, log } = openGateway();
    await get('/3/movie/popular');
    elapse(10 * 60_000 + 1);
    await Promise.all(
      Array.from({ length: 121 }, (_, id) => get(`/3/search/movie?query=Heat${id}`)),
    );
    const before = asked().length;

    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({ status: 200, body: heat });
    expect(asked()).toHaveLength(before);
    expect(log).not.toHaveBeenCalled();
  });

  it('does not count requests that share a pending answer', async () => {
    const answer = deferred<Response>();
    const isAsked = deferred<void>();
    const { get } = openGateway({
      movies: () => {
        isAsked.resolve();
        return answer.promise;
      },
    });
    const visitors = [get('/3/movie/popular')];
    await isAsked.promise;
    for (let call = 0; call < 120; call += 1) visitors.push(get('/3/movie/popular'));
    await new Promise(setImmediate);
    answer.resolve(Response.json(heat));

    const answers = await Promise.all(visitors);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('counts one miss for visitors who miss together and share the answer', async () => {
    const { asked, get } = openGateway();
    for (let call = 0; call < 118; call += 1) await get(`/3/search/movie?query=${call}`);

    await Promise.all([get('/3/movie/popular'), get('/3/movie/popular')]);

    expect(asked()).toHaveLength(119);
    expect((await get('/3/movie/upcoming')).status).toBe(200);
  });

  const broken = () => Promise.reject(new Error('connection lost'));
  const limiter = Object.assign(new RateLimiterMemory({ points: 1, duration: 60 }), {
    consume: broken,
  });

  it.each<[string, Partial<Store>, number, string]>([
    ['count', { limiter: () => limiter }, 502, 'The gateway cannot count its calls at the moment.'],
    ['read its cache', { get: broken }, 500, 'The gateway failed.'],
  ])('answers with its own error when it cannot %s', async (_, part, status, message) => {
    const { asked, chat, log } = openGateway({
      ports: { store: { ...unlimitedStore(), ...part } },
    });

    expect(await statusAndBody(await chat())).toEqual({ status, body: sentence(message) });
    expect(asked()).toEqual([]);
    expect(log).toHaveBeenCalledExactlyOnceWith('error', message, {
      cause: new Error('connection lost'),
      requestId: 'request-1',
    });
  });
});

describe('caching', () => {
  it.each([
    ['a list', '/3/movie/popular', 10],
    ['the videos of a movie', '/3/movie/949/videos', 60],
    ['a search', '/3/search/movie?query=Heat', 60],
  ])('keeps %s until it expires', async (_, path, minutes) => {
    const { asked, elapse, get } = openGateway();

    await get(path);
    elapse(minutes * 60_000 - 1);
    expect(await statusAndBody(await get(path))).toEqual({ status: 200, body: heat });
    expect(asked()).toHaveLength(1);

    elapse(1);
    await get(path);
    expect(asked()).toHaveLength(2);
  });

  it('normalises queries and keeps different ones apart', async () => {
    const { asked, get } = openGateway();

    await get('/3/search/movie?query=Heat&language=es-ES');
    await get('/3/search/movie?language=es-ES&query=%48eat%20');
    await get('/3/search/movie?language=es-ES&query=HEAT');
    await get('/3/search/movie?query=Ame%CC%81lie');
    await get('/3/search/movie?query=AM%C3%89LIE%20');
    await get('/3/search/movie?query=Heat&language=hi-IN');

    expect(asked()).toHaveLength(3);
  });

  it('shares a pending movie answer between visitors', async () => {
    const answer = deferred<Response>();
    const isAsked = deferred<void>();
    const { asked, get } = openGateway({
      movies: () => {
        isAsked.resolve();
        return answer.promise;
      },
    });

    const visitors = [get('/3/movie/popular'), get('/3/movie/popular'), get('/3/movie/popular')];
    await isAsked.promise;
    answer.resolve(Response.json(heat));

    for (const visitor of visitors) {
      expect(await statusAndBody(await visitor)).toEqual({ status: 200, body: heat });
    }
    expect(asked()).toHaveLength(1);
  });

  it('does not cache failures', async () => {
    const answers = [new Response(null, { status: 500 }), Response.json(heat)];
    const pause = vi.fn(async () => {});
    const { get } = openGateway({
      movies: () => answers.shift() ?? Response.error(),
      ports: { pause },
    });

    expect((await get('/3/movie/popular')).status).toBe(502);
    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({ status: 200, body: heat });
    expect(pause).not.toHaveBeenCalled();
  });

  it('keeps a chat answer for a day and sends no-store to browsers', async () => {
    const { asked, chat, elapse } = openGateway();
    const first = await chat();
    const firstText = await first.text();
    elapse(24 * 3_600_000 - 1);

    const again = await chat(suggestions('  A  HEIST '));

    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(again.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(contentsOf(firstText)).toEqual(['Heat', ',Ronin', 'stop', '[DONE]']);
    expect(contentsOf(await again.text())).toEqual(['Heat,Ronin', 'stop', '[DONE]']);
    expect(asked()).toHaveLength(1);

    elapse(1);
    await (await chat()).text();
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['of another model', suggestions('a heist', { model: 'gpt-4.1-mini' })],
    ['to another question', suggestions('two heists')],
  ])('does not reuse an answer %s', async (_, other) => {
    const { asked, chat } = openGateway();
    await (await chat()).text();

    await (await chat(other)).text();

    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['is a refusal', event({ choices: [{ delta: { refusal: 'No.' }, finish_reason: 'stop' }] })],
    ['was cut short', event(chunk('Heat', 'length'))],
    ['is blank', event(chunk(' ', 'stop'))],
    ['declines in words', event(chunk("I'm sorry, I can't help with that.", 'stop'))],
    ['has no name', event(chunk('None', 'stop'))],
  ])('does not cache a chat answer that %s', async (_, answer) => {
    const { asked, chat } = openGateway({ chat: () => streamOf(answer, 'data: [DONE]\n\n') });

    await (await chat()).text();
    await (await chat()).text();

    expect(asked()).toHaveLength(2);
  });

  it('caches an answer whose reader leaves after its finish reason', async () => {
    const { service, write, asked: isAsked } = controlledStream();
    const { asked, chat } = openGateway({ chat: service });
    const leaving = new AbortController();
    const answer = chat(undefined, { signal: leaving.signal });
    await isAsked;
    write(event(chunk('Heat,Ronin')));
    const reader = (await answer).body?.getReader();
    await reader?.read();
    write(event(chunk(undefined, 'stop')));
    await reader?.read();

    leaving.abort();
    await reader?.cancel();

    expect(contentsOf(await (await chat()).text())).toEqual(['Heat,Ronin', 'stop', '[DONE]']);
    expect(asked()).toHaveLength(1);
  });

  it('shares a pending chat answer between visitors', async () => {
    const { service, write, end, asked: isAsked } = controlledStream();
    const { asked, chat } = openGateway({ chat: service });

    const first = chat();
    await isAsked;
    write(event(chunk('Heat')));
    const second = chat();
    const answers = await Promise.all([first, second]);
    write(event(chunk(',Ronin', 'stop')));
    end();

    for (const answer of answers) {
      expect(contentsOf(await answer.text())).toEqual(['Heat', ',Ronin', '[DONE]']);
    }
    expect(asked()).toHaveLength(1);
  });

  it('aborts the chat only when the last reader leaves', async () => {
    const { service, write, aborted, asked: isAsked } = controlledStream();
    const { chat } = openGateway({ chat: service });
    const first = chat();
    await isAsked;
    write(event(chunk('Heat')));
    const [one, other] = [piecesOf(await first), piecesOf(await chat())];
    await one.next();
    await other.next();

    await one.return(undefined);
    expect(aborted).not.toHaveBeenCalled();
    write(event(chunk(',Ronin')));
    expect(contentsOf((await other.next()).value ?? '')).toEqual([',Ronin']);

    await other.return(undefined);
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('serves a stale list for a day while the movie database is down', async () => {
    const answers = [Response.json(heat)];
    const { elapse, get, log } = openGateway({
      movies: () => answers.shift() ?? new Response(null, { status: 503 }),
    });
    await get('/3/movie/popular');

    elapse(24 * 3_600_000);
    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({ status: 200, body: heat });
    expect(log).toHaveBeenCalledOnce();

    elapse(10 * 60_000 + 1);
    expect((await get('/3/movie/popular')).status).toBe(502);
  });

  it('serves a stale list instead of an empty one', async () => {
    const answers = [heat, { ...heat, results: [] }];
    const { elapse, get, log } = openGateway({ movies: () => Response.json(answers.shift()) });
    await get('/3/movie/popular');
    elapse(10 * 60_000 + 1);

    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({ status: 200, body: heat });
    expect(log).toHaveBeenCalledOnce();
  });

  it('caches no empty list', async () => {
    const answers = [{ ...heat, results: [] }, heat];
    const { get } = openGateway({ movies: () => Response.json(answers.shift()) });

    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({
      status: 502,
      body: sentence('The movie database gave an invalid answer.'),
    });
    expect((await get('/3/movie/popular')).status).toBe(200);
  });

  it.each(['/3/search/movie?query=Heat', '/3/movie/949/videos'])(
    'answers %s with empty results',
    async (path) => {
      const nothing = { results: [] };
      const { get } = openGateway({ movies: () => Response.json(nothing) });

      expect(await statusAndBody(await get(path))).toEqual({ status: 200, body: nothing });
    },
  );

  it('serves a stale list within 3 s while the movie database hangs', async () => {
    const answers = [Promise.resolve(Response.json(heat)), new Promise<Response>(() => {})];
    const { elapse, get, limits } = openGateway({
      movies: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
    });
    await get('/3/movie/popular');
    elapse(10 * 60_000 + 1);

    const answer = get('/3/movie/popular');
    await vi.waitFor(() => expect(limits.map(({ ms }) => ms)).toEqual([8_000, 3_000]));
    limits[1]?.pass();

    expect(await statusAndBody(await answer)).toEqual({ status: 200, body: heat });
  });

  it('serves no stale search after an hour', async () => {
    const answers = [Response.json(heat)];
    const { elapse, get } = openGateway({
      movies: () => answers.shift() ?? new Response(null, { status: 503 }),
    });
    await get('/3/search/movie?query=Heat');

    elapse(60 * 60_000 + 1);

    expect((await get('/3/search/movie?query=Heat')).status).toBe(502);
  });
});

describe('errors', () => {
  const html = () =>
    new Response('<h1>Bad gateway</h1>', { headers: { 'content-type': 'text/html' } });
  const status =
    (code: number, headers = {}) =>
    () =>
      new Response(`{"status_message":"${tmdbToken}","error":{"message":"${chatKey}"}}`, {
        status: code,
        headers,
      });

  it.each([
    ['does not accept the token', status(401), 503, 'does not accept the key'],
    ['does not allow it', status(403), 502, 'answered with an error'],
    ['does not have it', status(404), 404, 'does not have this'],
    ['finds the question wrong', status(422), 502, 'answered with an error'],
    ['limits the rate', status(429), 429, 'is rate limited at the moment'],
    ['answers 500', status(500), 502, 'answered with an error'],
    ['answers 503', status(503), 502, 'answered with an error'],
    ['sends HTML', html, 502, 'gave an invalid answer'],
    ['sends half an answer', () => new Response('{"results":['), 502, 'gave an invalid answer'],
    ['sends another shape', () => Response.json({ results: null }), 502, 'gave an invalid answer'],
    [
      'sends more than 1 MB',
      () => Response.json({ results: ['x'.repeat(1024 * 1024)] }),
      502,
      'gave an invalid answer',
    ],
    [
      'repeats its token',
      () => Response.json({ results: [tmdbToken] }),
      502,
      'gave an invalid answer',
    ],
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('fetch failed')),
      502,
      'could not be reached',
    ],
  ])(
    'say in the gateway’s own words that the movie database %s',
    async (_, movies, code, message) => {
      const { get } = openGateway({ movies });

      expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({
        status: code,
        body: sentence(`The movie database ${message}.`),
      });
    },
  );

  it('refuse a search answer without results', async () => {
    const { get } = openGateway({ movies: () => Response.json({ page: 1 }) });

    expect((await get('/3/search/movie?query=heat')).status).toBe(502);
  });

  it.each([
    ['does not accept the key', status(401), 503, 'does not accept the key'],
    ['does not have it', status(404), 404, 'does not have this'],
    ['limits the rate', status(429), 429, 'is rate limited at the moment'],
    ['answers 500', status(500), 502, 'answered with an error'],
    ['sends HTML', html, 502, 'gave an invalid answer'],
    ['sends half an answer', () => new Response('{"choices":['), 502, 'gave an invalid answer'],
    ['sends another shape', () => Response.json({ choices: [] }), 502, 'gave an invalid answer'],
    [
      'cannot be reached',
      () => Promise.reject(new TypeError('fetch failed')),
      502,
      'could not be reached',
    ],
  ])(
    'say in the gateway’s own words that the chat service %s',
    async (_, service, code, message) => {
      const { chat } = openGateway({ chat: service });

      expect(await statusAndBody(await chat())).toEqual({
        status: code,
        body: sentence(`The chat service ${message}.`),
      });
    },
  );

  it.each([
    ['a refused key', status(401), 'false'],
    ['a refused request', status(400), 'false'],
    ['HTML', html, 'false'],
    ['a failure of the service', status(500), null],
    ['a conflict', status(409), null],
    ['a request that came too slowly', status(408), null],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed')), null],
  ])('say whether to ask again after %s', async (_, service, shouldRetry) => {
    const { chat } = openGateway({ chat: service });

    expect((await chat()).headers.get('x-should-retry')).toBe(shouldRetry);
  });

  it.each([403, 404])(
    'name a model that is missing (%i) so that the app can use its fallback',
    async (status) => {
      const { chat } = openGateway({
        chat: () =>
          Response.json(
            { error: { message: `${chatKey} may not`, code: 'model_not_found' } },
            { status },
          ),
      });

      expect(await statusAndBody(await chat())).toEqual({
        status: 404,
        body: {
          error: {
            message: 'The chat service does not have the model gpt-3.5-turbo.',
            code: 'model_not_found',
          },
        },
      });
    },
  );

  it('remember a missing model for an hour', async () => {
    const { asked, chat, elapse } = openGateway({
      chat: () => Response.json({ error: { code: 'model_not_found' } }, { status: 404 }),
    });
    const first = await statusAndBody(await chat());
    elapse(60 * 60_000 - 1);

    expect(await statusAndBody(await chat())).toEqual(first);
    expect(asked()).toHaveLength(1);
    elapse(1);
    await chat();
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['the service’s own value', '7', '7'],
    ['at most a minute', '86400', '60'],
    ['at least a second', '-1', '1'],
    ['five seconds without a header', undefined, '5'],
    ['the time until a date', 'Fri, 01 Jan 2027 12:00:20 GMT', '20'],
    ['at least a second after a date', 'Wed, 21 Oct 2026 07:28:00 GMT', '1'],
    ['five seconds for another text', 'soon', '5'],
    ['five seconds for endless time', 'Infinity', '5'],
  ])('send retry-after: %s', async (_, asked, expected) => {
    const { get } = openGateway({ movies: status(429, asked ? { 'retry-after': asked } : {}) });

    expect((await get('/3/movie/popular')).headers.get('retry-after')).toBe(expected);
  });

  it('report a movie database timeout after 8 seconds', async () => {
    const { service, aborted, asked } = hangingService();
    const { get, limits } = openGateway({ movies: service });

    const answer = get('/3/movie/popular');
    await asked;
    expect(limits.map(({ ms }) => ms)).toEqual([8_000]);
    limits[0]?.pass();

    expect(await statusAndBody(await answer)).toEqual({
      status: 504,
      body: sentence('The movie database did not answer in time.'),
    });
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('report a timeout when another instance uses up the 8 seconds', async () => {
    const store = memoryStore(() => startedAt);
    const { service, asked: isAsked } = hangingService();
    const leader = openGateway({ movies: service, ports: { store } });
    void leader.get('/3/movie/popular');
    await isAsked;

    const { asked, get, limits } = openGateway({
      ports: { store, pause: async () => limits[0]?.pass() },
    });

    expect(await statusAndBody(await get('/3/movie/popular'))).toEqual({
      status: 504,
      body: sentence('The movie database did not answer in time.'),
    });
    expect(limits.map(({ ms }) => ms)).toEqual([8_000]);
    expect(asked()).toEqual([]);
  });

  it('report a movie database that does not finish in time', async () => {
    const { service, write, asked } = controlledStream();
    const { get, limits } = openGateway({ movies: service });

    const answer = get('/3/movie/popular');
    await asked;
    write('{"results":[');
    limits[0]?.pass();

    expect(await statusAndBody(await answer)).toEqual({
      status: 504,
      body: sentence('The movie database did not answer in time.'),
    });
  });

  it('report a chat timeout after 30 seconds', async () => {
    const { service, aborted, asked } = hangingService();
    const { chat, limits } = openGateway({ chat: service });

    const answer = chat();
    await asked;
    expect(limits.map(({ ms }) => ms)).toEqual([30_000]);
    limits[0]?.pass();

    expect(await statusAndBody(await answer)).toEqual({
      status: 504,
      body: sentence('The chat service did not answer in time.'),
    });
    expect(aborted).toHaveBeenCalledOnce();
  });

  it('log service failures once and no visitor errors', async () => {
    const { get, log } = openGateway({ movies: status(401) });

    await get('/3/movie/popular');
    await get('/3/account');
    await get('/3/movie/popular', 'open-sesame');

    expect(log.mock.calls).toEqual([
      [
        'critical',
        'The movie database does not accept the key.',
        {
          cause: new Error('The movie database answered with status 401.'),
          requestId: 'request-1',
        },
      ],
    ]);
  });
});

describe('logging', () => {
  it.each([
    ['has no quota left', 429, 'insufficient_quota', 'critical', 'has no quota left'],
    [
      'no longer has a model',
      404,
      'model_not_found',
      'error',
      'does not have the model gpt-3.5-turbo',
    ],
    ['does not accept the key', 401, 'invalid_api_key', 'critical', 'does not accept the key'],
    ['rejects the request', 400, 'invalid_request', 'error', 'answered with an error'],
  ])(
    'reports by error code alone that the chat service %s',
    async (_, status, code, severity, message) => {
      const { chat, log } = openGateway({
        chat: () =>
          Response.json({ error: { message: `${chatKey} is no good`, code } }, { status }),
      });

      await chat();

      expect(log.mock.calls).toEqual([
        [
          severity,
          `The chat service ${message}.`,
          {
            cause: new Error(`The chat service answered with status ${status} (${code}).`),
            requestId: 'request-1',
          },
        ],
      ]);
    },
  );

  it.each([`${chatKey} lower`, `lower ${chatKey}`, 'x'.repeat(41)])(
    'leaves out an error code that may be anything: %s',
    async (code) => {
      const { chat, log } = openGateway({
        chat: () => Response.json({ error: { code } }, { status: 400 }),
      });

      await chat();

      expect(log.mock.calls[0]?.[2].cause).toEqual(
        new Error('The chat service answered with status 400.'),
      );
    },
  );

  it('names the cause of an answer that cannot be used or is late', async () => {
    const { service, asked } = hangingService();
    const unusable = openGateway({ movies: () => new Response('<h1>') });
    const leaky = openGateway({ movies: () => Response.json({ results: [tmdbToken] }) });
    const late = openGateway({ movies: service });

    await unusable.get('/3/movie/popular');
    await leaky.get('/3/movie/popular');
    const answer = late.get('/3/movie/popular');
    await asked;
    late.limits[0]?.pass();
    await answer;

    expect([unusable, leaky, late].map(({ log }) => log.mock.calls[0]?.[2].cause)).toEqual([
      new Error('It is not JSON.'),
      new Error('The answer repeated a key.'),
      expect.objectContaining({ name: 'TimeoutError' }),
    ]);
  });

  it('has a line for a base URL at which nothing is found', async () => {
    const nothing = () => new Response(null, { status: 404 });
    const { chat, get, log } = openGateway({ movies: nothing, chat: nothing });

    await get('/3/movie/popular');
    await get('/3/search/movie?query=Heat');
    await chat();

    const causes = log.mock.calls.map(([, , { cause }]) => cause);
    expect(causes).toEqual([
      new Error('The movie database answered with status 404.'),
      new Error('The movie database answered with status 404.'),
      new Error('The chat service answered with status 404.'),
    ]);
  });

  it('skips visitor errors', async () => {
    const { chat, get, log } = openGateway({ movies: () => new Response(null, { status: 404 }) });

    await get('/3/movie/1/videos');
    await get('/3/movie/popular?page=1');
    await get('/3/movie/popular', await forgedToken(claims(startedAt)));
    await chat('{');
    await chat(suggestions('a heist', { model: 'gpt-5' }));

    expect(log).not.toHaveBeenCalled();
  });
});

describe('streaming', () => {
  it('forwards each event as soon as it arrives', async () => {
    const { service, write, end, asked } = controlledStream();
    const { chat } = openGateway({ chat: service });

    const coming = chat();
    await asked;
    write(event(chunk('Heat')));
    const answer = await coming;
    const pieces = piecesOf(answer);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(await pieces.next()).toEqual({ done: false, value: event(chunk('Heat')) });

    write(event(chunk(',Ronin')).slice(0, 30));
    write(event(chunk(',Ronin')).slice(30));
    expect(await pieces.next()).toEqual({ done: false, value: event(chunk(',Ronin')) });

    write(event(chunk(undefined, 'stop')) + 'data: [DONE]\n\n');
    end();
    expect(await pieces.next()).toEqual({ done: false, value: event(chunk(undefined, 'stop')) });
    expect(await pieces.next()).toEqual({ done: false, value: 'data: [DONE]\n\n' });
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
  });

  it('keeps multi-byte characters whole across chunk boundaries', async () => {
    const bytes = new TextEncoder().encode(
      answerEvents('Amélie', ',千と千尋の神隠し', ',🐈').join(''),
    );
    const { chat } = openGateway({
      chat: () => streamOf(...Array.from(bytes, (byte) => Uint8Array.of(byte))),
    });

    expect(await (await chat()).text()).toBe(
      answerEvents('Amélie', ',千と千尋の神隠し', ',🐈').join(''),
    );
  });

  it('forwards no reasoning', async () => {
    const { chat } = openGateway({
      chat: () =>
        streamOf(
          ...answerEvents(
            '<thi',
            'nk>They want heists. I know ten. ',
            '</think>\n\nHeat',
            ',Ronin',
          ),
        ),
    });

    const contents = contentsOf(await (await chat()).text());

    expect(contents.filter((content) => content !== null)).toEqual([
      '\n\nHeat',
      ',Ronin',
      'stop',
      '[DONE]',
    ]);
  });

  it('forwards the whole of an answer that begins like reasoning', async () => {
    const { chat } = openGateway({ chat: () => streamOf(...answerEvents('<th')) });

    expect(await (await chat()).text()).toContain('"content":"<th"');
  });

  it('takes an empty finish reason for none', async () => {
    const pieces = [event(chunk('The', '')), event(chunk(' Godfather', ''))];
    const whole = openGateway({ chat: () => streamOf(...pieces, event(chunk(undefined, 'stop'))) });
    expect(contentsOf(await (await whole.chat()).text()).filter(Boolean)).toEqual([
      'The Godfather',
      'stop',
      '[DONE]',
    ]);

    const broken = openGateway({ chat: () => streamOf(...pieces) });
    expect(await (await broken.chat()).text()).not.toContain('[DONE]');
  });

  it('forwards line separators, and an event without a line break at the end', async () => {
    const { chat } = openGateway({
      chat: () =>
        streamOf(event(chunk('Heat,Ro\u2028nin')), event(chunk(undefined, 'stop')).trimEnd()),
    });

    expect(contentsOf(await (await chat()).text())).toEqual(['Heat,Ro\u2028nin', 'stop', '[DONE]']);
  });

  it('forwards an answer of 150 pieces', async () => {
    const events = answerEvents(...Array.from({ length: 150 }, () => 'Up,'));
    const { chat } = openGateway({ chat: () => streamOf(...events) });

    expect(await (await chat()).text()).toBe(events.join(''));
  });

  it('forwards only the fields of an answer', async () => {
    const refusing = { index: 0, delta: { refusal: 'No.' }, finish_reason: null };
    const { chat } = openGateway({
      chat: () =>
        streamOf(
          ': keep-alive data: 1\r\n\r\n',
          'event: completion\r\nid: 7\r\n',
          `data:${JSON.stringify({
            ...chunk('Heat'),
            system_fingerprint: 'fp_1',
            service_tier: 'org-secret',
            x_groq: { id: 'req_1' },
          })}\r\n\r\n`,
          event({ ...chunk(undefined, 'stop'), choices: [], usage: { total_tokens: 19 } }),
          event({ ...chunk(undefined, 'stop'), choices: null }),
          event({ choices: [{ ...refusing, logprobs: null }] }),
          event(chunk(undefined, 'stop')),
          'data: [DONE]\n\n',
        ),
    });

    const [heatEvent, ...end] = answerEvents('Heat');
    const refusal = event({ ...chunk(undefined), choices: [refusing] });
    expect(await (await chat()).text()).toBe([heatEvent, refusal, ...end].join(''));
  });

  it('aborts the chat service when the visitor leaves', async () => {
    const { service, write, aborted, asked } = controlledStream();
    const { chat, log } = openGateway({ chat: service });

    const answer = chat();
    await asked;
    write(event(chunk('Heat')));
    const pieces = piecesOf(await answer);
    await pieces.next();
    await pieces.return(undefined);

    expect(aborted).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  it('aborts the chat service when the visitor leaves before the first event', async () => {
    const { service, aborted, asked } = hangingService();
    const leaving = new AbortController();
    const { chat, log } = openGateway({ chat: service });

    const answer = chat(suggestions(), { signal: leaving.signal });
    await asked;
    leaving.abort();
    await answer;

    expect(aborted).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
  });

  it('asks nothing when the visitor leaves while the cache is read', async () => {
    const leaving = new AbortController();
    const get = async () => void leaving.abort();
    const store = { ...memoryStore(() => startedAt), get };
    const { asked, chat } = openGateway({ ports: { store } });

    await chat(suggestions(), { signal: leaving.signal });

    expect(asked()).toEqual([]);
  });

  it.each([
    ['text', event(chunk(`Heat,${chatKey}`))],
    ['refusal', event({ choices: [{ delta: { refusal: chatKey }, finish_reason: null }] })],
    ['end', event(chunk('Heat', chatKey))],
  ])('sends nothing of an answer that holds a key in its %s', async (_, answer) => {
    const { chat, log } = openGateway({ chat: () => streamOf(answer, 'data: [DONE]\n\n') });

    expect(await statusAndBody(await chat())).toEqual({
      status: 502,
      body: sentence('The chat service gave an invalid answer.'),
    });
    expect(log.mock.calls[0]?.[2].cause).toEqual(new Error('The answer repeated a key.'));
  });

  it.each([
    ['is no list', event(chunk('<p>Heat</p>')), 'The answer is not a list of movie names: code.'],
    ['has no end', 'data: [DONE]\n\n', 'The answer ended without a finish reason.'],
    [
      'is an error',
      event({ error: { message: chatKey, code: 'insufficient_quota' } }),
      'The answer is an error (insufficient_quota).',
    ],
    [
      'is an error beside choices',
      event({ ...chunk('', 'error'), error: { code: 'server_error' } }),
      'The answer is an error (server_error).',
    ],
    [
      'is an error with a text as its code',
      event({ error: { code: 'A heist' } }),
      'It has an unexpected shape.',
    ],
    ['is endless', 'x'.repeat(1024 * 1024 + 1), 'The answer is longer than 1048576 bytes.'],
  ])('logs why it is of no use if it %s', async (_, answer, message) => {
    const { chat, log } = openGateway({ chat: () => streamOf(answer) });

    await chat();

    expect(log.mock.calls[0]?.[2].cause).toEqual(new Error(message));
  });

  const broken = sentence('The chat service broke off in the middle of its answer.');

  it.each([
    ['breaks off', ({ breakOff }: ReturnType<typeof controlledStream>) => breakOff()],
    ['ends without [DONE]', ({ end }: ReturnType<typeof controlledStream>) => end()],
    [
      'sends an error event',
      ({ write }: ReturnType<typeof controlledStream>) =>
        write(`event: error\n${event({ error: { message: `${chatKey} is out of quota` } })}`),
    ],
    [
      'sends an error beside choices',
      ({ write }: ReturnType<typeof controlledStream>) =>
        write(event({ ...chunk('', 'error'), error: { code: 502, message: chatKey } })),
    ],
    [
      'sends something that is not JSON',
      ({ write }: ReturnType<typeof controlledStream>) => write('data: <h1>Sorry</h1>\n\n'),
    ],
    [
      'does not stop writing',
      ({ write }: ReturnType<typeof controlledStream>) => write(event(chunk(', Heat'.repeat(400)))),
    ],
    [
      'sends an endless line',
      ({ write }: ReturnType<typeof controlledStream>) => write('x'.repeat(1024 * 1024 + 1)),
    ],
  ])('ends with an error event when the service %s', async (_, happen) => {
    const service = controlledStream();
    const { chat, log } = openGateway({ chat: service.service });

    const answer = chat();
    await service.asked;
    service.write(event(chunk('Heat')));
    const pieces = piecesOf(await answer);
    expect((await pieces.next()).value).toBe(event(chunk('Heat')));
    happen(service);

    expect(await pieces.next()).toEqual({ done: false, value: event(broken) });
    expect(await pieces.next()).toEqual({ done: true, value: undefined });
    expect(log).toHaveBeenCalledOnce();
  });

  it('ends with an error event after 30 seconds', async () => {
    const { service, write, aborted, asked } = controlledStream();
    const { chat, limits } = openGateway({ chat: service });

    const answer = chat();
    await asked;
    write(event(chunk('Heat')));
    const pieces = piecesOf(await answer);
    await pieces.next();
    limits[0]?.pass();

    expect((await pieces.next()).value).toBe(
      event(sentence('The chat service did not answer in time.')),
    );
    expect(aborted).toHaveBeenCalled();
  });
});

describe('CORS and headers', () => {
  it('allow only the configured origins', async () => {
    const { fetch } = openGateway();
    const from = async (origin: string) =>
      (
        await fetch(new Request('https://gateway.example/3/movie/popular', { headers: { origin } }))
      ).headers.get('access-control-allow-origin');

    expect(await from(page)).toBe(page);
    expect(await from('https://marquee.example.evil')).toBe(null);
    expect(await from('null')).toBe(null);
  });

  it('allow every header that the OpenAI client sends, and the token of App Check', async () => {
    const { fetch } = openGateway();
    const sent = await headersOfTheClient();

    const preflight = await fetch(
      new Request('https://gateway.example/v1/chat/completions', {
        method: 'OPTIONS',
        headers: {
          origin: page,
          'access-control-request-method': 'POST',
          'access-control-request-headers': sent.join(','),
        },
      }),
    );

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(page);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,POST');
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(',');
    expect(sent.filter((name) => !allowed?.includes(name))).toEqual([]);
    expect(sent).toContain('x-stainless-retry-count');
    expect(allowed).toContain('x-firebase-appcheck');
  });

  it('cover error responses too', async () => {
    const { fetch } = openGateway();

    for (const path of ['/3/movie/popular', '/3/account', '/v1/chat/completions']) {
      const refused = await fetch(
        new Request(`https://gateway.example${path}`, { headers: { origin: page } }),
      );
      expect(refused.headers.get('access-control-allow-origin')).toBe(page);
      expect(refused.headers.get('access-control-expose-headers')).toBe(
        'retry-after,www-authenticate,x-should-retry,x-request-id',
      );
    }
  });

  it('prevent content sniffing', async () => {
    const { get, chat } = openGateway();

    for (const answer of [await get('/3/movie/popular'), await chat(), await get('/3/account')]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
      expect(answer.headers.get('vary')).toMatch(/Origin/i);
    }
  });

  it('require HTTPS of this host only', async () => {
    const { get } = openGateway();

    const answer = await get('/3/movie/popular');

    expect(answer.headers.get('strict-transport-security')).toBe('max-age=15552000');
  });

  it('let only the visitor’s browser cache movies, and do not let errors be cached', async () => {
    const { get } = openGateway();

    const found = await get('/3/movie/popular');
    const refused = await get('/3/account');

    expect(found.headers.get('cache-control')).toBe('private, max-age=60');
    expect(found.headers.get('content-type')).toBe('application/json');
    expect(found.headers.get('vary')).toMatch(/authorization/i);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});

const json = { 'content-type': 'application/json' };

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

async function* piecesOf(response: Response): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) yield decoder.decode(bytes, { stream: true });
  return undefined;
}

/** Every header that the installed client sends with a streamed chat request. */
async function headersOfTheClient(): Promise<string[]> {
  const names: string[] = [];
  const client = new OpenAI({
    apiKey: 'id token',
    dangerouslyAllowBrowser: true,
    fetch: async (_, init) => {
      names.push(...new Headers(init?.headers).keys());
      return streamOf(...answerEvents('Heat'));
    },
  });
  await client.chat.completions.create({ model: 'm', messages: [], stream: true });
  return names;
}
