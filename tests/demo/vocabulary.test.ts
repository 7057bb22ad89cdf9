import { describe, expect, it } from 'vitest';
import * as world from '@/demo/vocabulary';
import { deferred } from '../support/deferred';
import { testServer } from '../support/testServer';

const server = testServer();

const base = 'https://api.themoviedb.org/3';
const headers = { authorization: 'Bearer story' };
const get = (path: string) => fetch(`${base}${path}`, { headers });
const search = (name: string) => get(`/search/movie?query=${encodeURIComponent(name)}`);
const titles = async (response: Promise<Response>) => {
  const { results } = (await (await response).json()) as { results: { title: string }[] };
  return results.map(({ title }) => title);
};
const videos = async () => {
  const { id, results } = (await (await get('/movie/1/videos')).json()) as {
    id: number;
    results: Record<'key' | 'name' | 'type', string>[];
  };
  return { id, results: results.map(({ key, name, type }) => ({ key, name, type })) };
};
const ask = (body: object = {}) =>
  fetch('https://api.openai.com/v1/chat/completions', {
    method: 'POST',
    headers,
    body: JSON.stringify({
      model: 'gpt-3.5-turbo',
      messages: [{ role: 'user', content: 'heist' }],
      ...body,
    }),
  });
const content = async (response: Promise<Response>) => {
  const { choices } = (await (await response).json()) as {
    choices: { message: { content: string } }[];
  };
  return choices[0]?.message.content;
};
const identity = (action: string, body: object) =>
  fetch(`https://identitytoolkit.googleapis.com/v1/accounts:${action}?key=story`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
const refusal = async (response: Promise<Response>) => {
  const { error } = (await (await response).json()) as { error: { message: string } };
  return error.message;
};
const ana = { email: 'ana@example.com', password: 'Passw0rdX' };

/** Whether the request is still pending after the event loop has turned. */
async function neverAnswered(ask: (signal: AbortSignal) => Promise<Response>) {
  const giveUp = new AbortController();
  const answer = ask(giveUp.signal);
  giveUp.abort();
  await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
}

describe('the recommender', () => {
  it('recommends', async () => {
    server.use(world.recommends('Heat', 'Ronin'));

    expect(await content(ask())).toBe('Heat,Ronin');
    expect(await (await ask({ stream: true })).text()).toContain('"content":"Heat,Ronin"');
  });

  it('answers any text', async () => {
    server.use(world.recommenderAnswers(''));

    expect(await content(ask())).toBe('');
  });

  it('streams slowly', async () => {
    const [first, second] = [deferred<string>(), deferred<string>()];
    server.use(world.recommenderStreams([first.promise, second.promise]));
    const reader = (await ask({ stream: true })).body
      ?.pipeThrough(new TextDecoderStream())
      .getReader();

    expect((await reader?.read())?.value).toContain('"content":""');
    first.resolve('Heat,');
    expect((await reader?.read())?.value).toContain('"content":"Heat,"');
    second.resolve('Ronin');
    expect((await reader?.read())?.value).toContain('"content":"Ronin"');
  });

  it('breaks off', async () => {
    const failing = deferred<string>();
    server.use(world.recommenderStreams([Promise.resolve('Heat,'), failing.promise]));
    const response = await ask({ stream: true });
    failing.reject(new Error('gone'));

    await expect(response.text()).rejects.toThrow();
  });

  it('hangs', async () => {
    server.use(world.recommenderIsThinking());

    await neverAnswered((signal) =>
      fetch('https://api.openai.com/v1/chat/completions', { method: 'POST', body: '{}', signal }),
    );
  });

  it.each([
    [401, 401],
    ['modelNotFound', 404],
    ['insufficientQuota', 429],
  ] as const)('fails with %s', async (fault, status) => {
    server.use(world.recommenderIsDown(fault));

    expect((await ask()).status).toBe(status);
  });

  it('rejects a retired model', async () => {
    server.use(world.recommenderHasRetired('gpt-3.5-turbo', 'Heat'));

    expect((await ask()).status).toBe(404);
    expect(await content(ask({ model: 'gpt-4.1-mini' }))).toBe('Heat');
  });
});

describe('the catalogue', () => {
  it('finds every name', async () => {
    server.use(world.catalogueKnowsEveryName());

    expect(await titles(search('Heat'))).toEqual(['Heat']);
    expect(await titles(search('The Third Harbour'))).toEqual(['The Third Harbour']);
  });

  it('finds some names', async () => {
    server.use(world.catalogueKnows({ heist: ['Heat', 'Ronin'] }));

    expect(await titles(search('heist'))).toEqual(['Heat', 'Ronin']);
    expect(await titles(search('cats'))).toEqual([]);
  });

  it('fails for one name only', async () => {
    server.use(world.catalogueFailsFor('Heat'), world.catalogueKnowsEveryName());

    expect((await search('Heat')).status).toBe(500);
    expect(await titles(search('Ronin'))).toEqual(['Ronin']);
  });

  it('delays one name', async () => {
    const slow = deferred<readonly string[]>();
    server.use(world.catalogueFinds('Heat', slow.promise), world.catalogueKnowsEveryName());
    const answer = titles(search('Heat'));

    expect(await titles(search('Ronin'))).toEqual(['Ronin']);
    slow.resolve(['Heat', 'White Heat']);
    expect(await answer).toEqual(['Heat', 'White Heat']);
  });

  it('hangs for one name', async () => {
    server.use(world.catalogueIsThinkingAbout('Heat'), world.catalogueKnowsEveryName());

    await neverAnswered((signal) => fetch(`${base}/search/movie?query=Heat`, { headers, signal }));
    expect(await titles(search('Ronin'))).toEqual(['Ronin']);
  });

  it('uses the given lists and its own for the rest', async () => {
    server.use(world.listsAre({ popular: ['Heat', 'The Third Harbour'], upcoming: [] }));

    expect(await titles(get('/movie/popular'))).toEqual(['Heat', 'The Third Harbour']);
    expect(await titles(get('/movie/upcoming'))).toEqual([]);
    expect(await titles(get('/movie/now_playing'))).toContain('Argylle');
  });

  it('has lists that hang', async () => {
    server.use(world.listsNeverCome(), world.catalogueKnowsEveryName());

    await neverAnswered((signal) => fetch(`${base}/movie/top_rated`, { headers, signal }));
    expect(await titles(search('Heat'))).toEqual(['Heat']);
  });

  it('has lists that fail', async () => {
    server.use(world.listFails('popular', 429), world.listsAre());

    expect((await get('/movie/popular')).status).toBe(429);
    expect((await get('/movie/top_rated')).status).toBe(200);
    server.use(world.listsFail(500));
    expect((await get('/movie/top_rated')).status).toBe(500);
  });

  it('has a delayed list', async () => {
    const popular = deferred<readonly string[]>();
    server.use(world.listComes('popular', popular.promise), world.listsAre());
    const answer = titles(get('/movie/popular'));

    expect(await titles(get('/movie/now_playing'))).toContain('Argylle');
    popular.resolve(['Heat']);
    expect(await answer).toEqual(['Heat']);
  });

  it('has videos, none, or delayed ones', async () => {
    const teaser = { key: 'abc', name: 'A teaser', type: 'Teaser' };
    server.use(world.videosAre(teaser));

    expect(await videos()).toEqual({ id: 1, results: [teaser] });
    server.use(world.videosAre());
    expect(await videos()).toEqual({ id: 1, results: [] });
    server.use(world.videosFail(404));
    expect((await get('/movie/1/videos')).status).toBe(404);
    server.use(world.videosNeverCome());
    await neverAnswered((signal) => fetch(`${base}/movie/1/videos`, { headers, signal }));
  });

  it('has no pictures', async () => {
    const poster = 'https://image.tmdb.org/t/p/w185/any.jpg';
    server.use(world.picturesAreMissing());

    expect((await fetch(poster)).status).toBe(404);
  });
});

describe('the identity provider', () => {
  it('knows a user with name and picture', async () => {
    server.use(world.knows({ ...ana, name: 'Ana', photoURL: 'https://example.com/a.svg' }));

    const session = await (await identity('signInWithPassword', ana)).json();
    const { users } = (await (await identity('lookup', session)).json()) as {
      users: Record<'displayName' | 'photoUrl', string>[];
    };
    expect(users.map(({ displayName, photoUrl }) => [displayName, photoUrl])).toEqual([
      ['Ana', 'https://example.com/a.svg'],
    ]);
  });

  it('knows a disabled user', async () => {
    server.use(world.knows({ ...ana, disabled: true }));

    expect(await refusal(identity('signInWithPassword', ana))).toBe('USER_DISABLED');
  });

  it('has no users until one signs up', async () => {
    server.use(world.knows());

    expect((await identity('signInWithPassword', ana)).status).toBe(400);
    expect((await identity('signUp', ana)).status).toBe(200);
    expect((await identity('signInWithPassword', ana)).status).toBe(200);
  });

  it('enforces a password policy', async () => {
    server.use(world.identityAsksFor({ minLength: 12 }));

    expect(await refusal(identity('signUp', ana))).toBe(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]',
    );
  });

  it('rejects every sign-in', async () => {
    server.use(world.identityRefuses('OPERATION_NOT_ALLOWED'));

    for (const action of ['signUp', 'signInWithPassword', 'signInWithIdp']) {
      expect(await refusal(identity(action, ana))).toBe('OPERATION_NOT_ALLOWED');
    }
  });

  it('fails or hangs', async () => {
    server.use(world.identityIsDown('offline'));

    await expect(identity('signUp', ana)).rejects.toThrow(TypeError);
    server.use(world.identityIsThinking());
    await neverAnswered((signal) =>
      fetch('https://securetoken.googleapis.com/v1/token?key=story', { method: 'POST', signal }),
    );
  });

  it('fails profile updates only', async () => {
    server.use(world.profileUpdatesFail(), world.knows());

    const session = await (await identity('signUp', ana)).json();
    expect((await identity('update', { ...session, displayName: 'Ana' })).status).toBe(503);
    expect((await identity('lookup', session)).status).toBe(200);
  });
});
