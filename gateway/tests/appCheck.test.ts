import { describe, expect, it, vi } from 'vitest';
import {
  appCheckToken,
  forgedToken,
  publishedKeys,
  signedToken,
  tokenWithHeader,
} from './support/identity';
import { startedAt, openGateway, sentence, statusAndBody } from './support/world';

const appCheck = { projectNumber: '1234567890', keysUrl: 'https://app-check.example/jwks' };
const at = startedAt / 1000;
const claims = {
  iss: 'https://firebaseappcheck.googleapis.com/1234567890',
  aud: ['projects/1234567890', 'projects/cinema'],
  sub: '1:1234567890:web:abc',
  iat: at,
  exp: at + 3600,
};
const refused = { status: 401, body: sentence('This call does not come from the app.') };

function open(keys = () => Response.json(publishedKeys)) {
  return openGateway({ settings: { appCheck }, appCheckKeys: keys });
}

describe('App Check', () => {
  it('accepts a token of the app', async () => {
    const { get } = open();

    expect((await get('/3/movie/popular', undefined, await appCheckToken(claims))).status).toBe(
      200,
    );
  });

  it.each([
    ['no token', undefined],
    ['a word', 'open-sesame'],
    ['a forged token', forgedToken(claims)],
    ['an ID token for it', signedToken(claims)],
    ['an expired token', appCheckToken({ ...claims, exp: at - 1 })],
    ['a token of another project', appCheckToken({ ...claims, aud: ['projects/1'] })],
    ['a token of another issuer', appCheckToken({ ...claims, iss: 'https://example.com' })],
    ['a token without an end', appCheckToken({ ...claims, exp: undefined })],
    ['a token of no app', appCheckToken({ ...claims, sub: undefined })],
    ['a token of no key', appCheckToken(claims, 'key-2')],
  ])('rejects %s', async (_, token) => {
    const { asked, get } = open();

    expect(await statusAndBody(await get('/3/movie/popular', undefined, await token))).toEqual(
      refused,
    );
    expect(asked()).toEqual([]);
  });

  it('rejects a token without a key id, and logs no outage', async () => {
    const [key] = publishedKeys.keys;
    const { get, log } = open(() => Response.json({ keys: [key, { ...key, kid: 'key-2' }] }));
    const token = await tokenWithHeader({ alg: 'RS256', typ: 'JWT' }, claims);

    expect(await statusAndBody(await get('/3/movie/popular', undefined, token))).toEqual(refused);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['away', () => Response.error()],
    ['out of order', () => new Response('<h1>Sorry</h1>', { status: 503 })],
    ['nonsense', () => Response.json({ keys: 'none' })],
  ])('answers 502, not 401, while the keys are %s', async (_, keys) => {
    const { get, log } = open(keys);

    const answer = await get('/3/movie/popular', undefined, await appCheckToken(claims));

    expect(await statusAndBody(answer)).toEqual({
      status: 502,
      body: sentence('The public keys for App Check could not be fetched.'),
    });
    expect(log).toHaveBeenCalledOnce();
  });

  it('keeps using known keys when they cannot be refreshed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const answers = [Response.json(publishedKeys)];
      const { get } = open(() => answers.shift() ?? Response.error());
      const token = await appCheckToken(claims);
      expect((await get('/3/movie/popular', undefined, token)).status).toBe(200);
      vi.setSystemTime(Date.now() + 7 * 3_600_000);

      expect((await get('/3/movie/popular', undefined, token)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('requires no token unless it is enabled', async () => {
    const { get } = openGateway();

    expect((await get('/3/movie/popular')).status).toBe(200);
  });
});
