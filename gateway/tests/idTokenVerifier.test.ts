import { SignJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../src/GatewayError';
import { idTokenVerifier } from '../src/idTokenVerifier';
import {
  claims,
  keysUrl,
  project,
  publishedKeys,
  signedToken,
  tokenWithHeader,
} from './support/identity';
import { startedAt } from './support/world';

const at = startedAt / 1000;
const headers = { 'www-authenticate': 'Bearer error="invalid_token"' };
const invalidToken = new GatewayError(401, 'The ID token is not genuine.', { headers });
const expired = new GatewayError(401, 'The ID token has expired.', {
  code: 'token_expired',
  headers,
});

function open() {
  let now = startedAt;
  const verifier = idTokenVerifier(
    { projectId: project, tokens: { kind: 'signed', keysUrl } },
    { fetch: async () => Response.json(publishedKeys), now: () => now },
  );
  return {
    ...verifier,
    elapse: (ms: number) => {
      now += ms;
    },
  };
}

describe('idTokenVerifier', () => {
  it('identifies the visitor by a digest of the user id', async () => {
    const visitor = await open().verify(await signedToken(claims(startedAt)));

    expect(visitor).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      isVerified: false,
      signedInAt: startedAt,
    });
  });

  it.each<[string, JWTPayload, boolean]>([
    ['a confirmed email', { email_verified: true }, true],
    ['an unconfirmed email', { email_verified: false }, false],
    [
      'a provider with a confirmed email',
      { email_verified: true, firebase: { sign_in_provider: 'google.com' } },
      true,
    ],
    ['nobody known', { email_verified: true, firebase: { sign_in_provider: 'anonymous' } }, false],
  ])('tells whether a visitor is verified: %s', async (_, more, isVerified) => {
    const visitor = await open().verify(await signedToken(claims(startedAt, more)));

    expect(visitor.isVerified).toBe(isVerified);
  });

  it.each(['exp', 'iat', 'auth_time', 'sub', 'aud', 'iss'])(
    'requires the claim %s',
    async (name) => {
      const token = await signedToken({ ...claims(startedAt), [name]: undefined });

      await expect(open().verify(token)).rejects.toThrow(invalidToken);
    },
  );

  it.each<[string, JWTPayload]>([
    ['an audience of several', { aud: [project, 'theatre'] }],
    ['an audience of one in a list', { aud: [project] }],
    ['a subject of 129 letters', { sub: 'x'.repeat(129) }],
  ])('rejects %s', async (_, more) => {
    await expect(open().verify(await signedToken(claims(startedAt, more)))).rejects.toThrow(
      invalidToken,
    );
  });

  it.each([
    ['no key id', { alg: 'RS256' }],
    ['an empty key id', { alg: 'RS256', kid: '' }],
    ['another algorithm', { alg: 'PS256', kid: 'key-1' }],
  ])('rejects a header with %s', async (_, header) => {
    const token = await tokenWithHeader(header, claims(startedAt));

    await expect(open().verify(token)).rejects.toThrow(invalidToken);
  });

  it.each<[string, JWTPayload, GatewayError | undefined]>([
    ['expired 59 seconds ago', { iat: at - 3000, exp: at - 59 }, undefined],
    ['expired 60 seconds ago', { iat: at - 3000, exp: at - 60 }, expired],
    ['issued 60 seconds from now', { iat: at + 60, exp: at + 3600 }, undefined],
    ['issued 61 seconds from now', { iat: at + 61, exp: at + 3600 }, invalidToken],
    ['issued an hour and 60 seconds ago', { iat: at - 3660 }, undefined],
    ['issued an hour and 61 seconds ago', { iat: at - 3661 }, expired],
    ['signed in 60 seconds from now', { auth_time: at + 60 }, undefined],
    ['signed in 61 seconds from now', { auth_time: at + 61 }, invalidToken],
  ])('tolerates 60 seconds of clock skew: %s', async (_, more, error) => {
    const verified = open().verify(await signedToken(claims(startedAt, more)));

    if (error) await expect(verified).rejects.toThrow(error);
    else expect((await verified).id).toMatch(/^[\w-]{43}$/);
  });

  it('caches a verified token for five minutes', async () => {
    const { verify, cachedVisitor, elapse } = open();
    const token = await signedToken(claims(startedAt));
    expect(cachedVisitor(token)).toBeUndefined();

    const visitor = await verify(token);
    elapse(300_000);
    expect(cachedVisitor(token)).toEqual(visitor);
    expect(cachedVisitor(`${token}x`)).toBeUndefined();
    elapse(1);
    expect(cachedVisitor(token)).toBeUndefined();
  });

  it('does not cache a token beyond its expiry', async () => {
    const { verify, cachedVisitor, elapse } = open();
    const token = await signedToken(claims(startedAt, { iat: at - 3590, exp: at + 10 }));
    const late = await signedToken(claims(startedAt, { iat: at - 3590, exp: at }));
    const visitor = await verify(token);
    await verify(late);

    expect(cachedVisitor(late)).toBeUndefined();
    elapse(10_000);
    expect(cachedVisitor(token)).toEqual(visitor);
    elapse(1);
    expect(cachedVisitor(token)).toBeUndefined();
  });

  it('does not cache a rejected token', async () => {
    const { verify, cachedVisitor } = open();
    const token = await new SignJWT(claims(startedAt))
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(new TextEncoder().encode('a secret of thirty-two characters'));

    await expect(verify(token)).rejects.toThrow(invalidToken);
    expect(cachedVisitor(token)).toBeUndefined();
  });
});
