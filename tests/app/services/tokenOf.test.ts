import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenOf } from '@/app/services/tokenOf';
import { IdentityFailure, type User } from '@/domain/session';

const ada: User = {
  uid: 'ada',
  email: null,
  displayName: null,
  photoURL: null,
  accessToken: 'last',
};

afterEach(() => vi.unstubAllGlobals());

function tokenWhen(cause: Error, { onLine = true, user = ada as User | null } = {}) {
  vi.stubGlobal('navigator', { onLine });
  return tokenOf({ getIdToken: () => Promise.reject(cause), cachedUser: () => user });
}

const unreachable = new IdentityFailure('auth/network-request-failed', 'No answer.');
const refused = new IdentityFailure('auth/user-disabled', 'Refused.');

it('asks for another token than the refused one', async () => {
  const getIdToken = vi.fn(async () => 'new');

  expect(await tokenOf({ getIdToken, cachedUser: () => ada }, 'old')).toBe('new');
  expect(getIdToken).toHaveBeenCalledExactlyOnceWith('old');
});

it('is the last token if the network fails, also where the browser takes itself for online', async () => {
  expect(await tokenWhen(unreachable)).toBe('last');
});

it('is the last token offline, whatever failed', async () => {
  expect(await tokenWhen(new Error('no code'), { onLine: false })).toBe('last');
});

it('fails if the identity provider refuses the user', async () => {
  await expect(tokenWhen(refused)).rejects.toBe(refused);
  await expect(tokenWhen(new Error('unknown'))).rejects.toThrow('unknown');
});

it('fails if there is no last token', async () => {
  await expect(tokenWhen(unreachable, { user: null })).rejects.toBe(unreachable);
});

describe('the stored token', () => {
  const now = Date.parse('2026-11-29T12:00:00Z');
  const neverAnswers = () => new Promise<string>(() => {});

  function tokenExpiringIn(seconds: number) {
    const claims = { sub: 'ada', exp: now / 1000 + seconds };
    return `header.${btoa(JSON.stringify(claims))}.signature`;
  }

  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  afterEach(() => vi.useRealTimers());

  it('is taken without the identity provider while it is valid', async () => {
    const accessToken = tokenExpiringIn(31);

    expect(
      await tokenOf({ getIdToken: neverAnswers, cachedUser: () => ({ ...ada, accessToken }) }),
    ).toBe(accessToken);
  });

  it.each([
    { what: 'expires within 30 s', accessToken: tokenExpiringIn(30) },
    { what: 'has no time of expiry', accessToken: `header.${btoa('{"exp":"never"}')}.signature` },
    { what: 'is no JSON Web Token', accessToken: 'opaque' },
  ])('is renewed if it $what', async ({ accessToken }) => {
    const getIdToken = vi.fn(async () => 'new');

    expect(await tokenOf({ getIdToken, cachedUser: () => ({ ...ada, accessToken }) })).toBe('new');
  });

  it('is renewed if it was refused', async () => {
    const accessToken = tokenExpiringIn(3600);
    const getIdToken = vi.fn(async () => 'new');
    const cachedUser = () => ({ ...ada, accessToken });

    expect(await tokenOf({ getIdToken, cachedUser }, accessToken)).toBe('new');
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(accessToken);
  });

  it('is taken if another one was refused', async () => {
    const accessToken = tokenExpiringIn(3600);
    const cachedUser = () => ({ ...ada, accessToken });

    expect(await tokenOf({ getIdToken: neverAnswers, cachedUser }, 'old')).toBe(accessToken);
  });
});
