import { errors } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../src/GatewayError';
import { publicKeys } from '../src/publicKeys';
import { deferred } from '../../tests/support/deferred';
import { keysUrl, publishedKeys } from './support/identity';

const maxAgeMs = 3_600_000;
const token = { payload: '', signature: '' };
const [published] = publishedKeys.keys;
const header = { alg: 'RS256', kid: published?.kid ?? '' };
const newHeader = { alg: 'RS256', kid: 'key-2' };
const newKeys = { keys: [{ ...published, kid: newHeader.kid }] };

describe('publicKeys', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const failure = 'No keys.';
  const outage = (message: string) =>
    new GatewayError(502, failure, { cause: new TypeError(message) });

  it('uses old keys at once while it reloads them', async () => {
    const reloading = deferred<Response>();
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(Response.json(publishedKeys))
      .mockReturnValueOnce(reloading.promise);
    const { keyFor } = publicKeys(keysUrl, { maxAgeMs, fetch, failure });
    await keyFor(header, token);
    vi.setSystemTime(Date.now() + maxAgeMs + 1);

    await keyFor(header, token);

    expect(fetch).toHaveBeenCalledTimes(2);
    reloading.resolve(Response.json(publishedKeys));
    await keyFor(header, token);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('waits for the reload if the key is new', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(Response.json(publishedKeys))
      .mockResolvedValueOnce(Response.json(newKeys));
    const { keyFor } = publicKeys(keysUrl, { maxAgeMs, fetch, failure });
    await keyFor(header, token);
    vi.setSystemTime(Date.now() + maxAgeMs + 1);

    await expect(keyFor(newHeader, token)).resolves.toBeInstanceOf(CryptoKey);

    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('throws one error for all new keys while they cannot be reloaded', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(Response.json(publishedKeys))
      .mockRejectedValue(new TypeError('fetch failed'));
    const { keyFor } = publicKeys(keysUrl, { maxAgeMs, fetch, failure });
    await keyFor(header, token);
    vi.setSystemTime(Date.now() + maxAgeMs + 1);

    const refused = await Promise.resolve(keyFor(newHeader, token)).catch(
      (error: unknown) => error,
    );

    expect(refused).toEqual(outage('fetch failed'));
    await expect(keyFor(newHeader, token)).rejects.toBe(refused);
    await expect(keyFor(header, token)).resolves.toBeInstanceOf(CryptoKey);
  });

  it('does not know a made-up key of fresh keys', async () => {
    const fetch = async () => Response.json(publishedKeys);
    const { keyFor } = publicKeys(keysUrl, { maxAgeMs, fetch, failure });

    await expect(keyFor(newHeader, token)).rejects.toBeInstanceOf(errors.JWKSNoMatchingKey);
  });

  it('throws one error while there are no keys', async () => {
    const { keyFor, prepare } = publicKeys(keysUrl, {
      maxAgeMs,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      failure,
    });

    const refused = await prepare().catch((error: unknown) => error);

    expect(refused).toEqual(outage('fetch failed'));
    await expect(keyFor(header, token)).rejects.toBe(refused);
    await expect(prepare()).rejects.toBe(refused);
  });

  it('takes an empty set for a failed fetch', async () => {
    const fetch = async () => Response.json({ keys: [] });
    const { keyFor, prepare } = publicKeys(keysUrl, { maxAgeMs, fetch, failure });

    const refused = await prepare().catch((error: unknown) => error);

    expect(refused).toEqual(new GatewayError(502, failure, { cause: expect.any(Error) }));
    await expect(keyFor(header, token)).rejects.toBe(refused);
  });

  it('keeps its keys when a reload finds an empty set', async () => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockResolvedValueOnce(Response.json(publishedKeys))
      .mockResolvedValueOnce(Response.json({ keys: [] }))
      .mockResolvedValueOnce(Response.json(newKeys));
    const { keyFor } = publicKeys(keysUrl, { maxAgeMs, fetch, failure });
    await keyFor(header, token);
    vi.setSystemTime(Date.now() + maxAgeMs + 1);

    await expect(keyFor(newHeader, token)).rejects.toThrow(failure);

    await expect(keyFor(header, token)).resolves.toBeInstanceOf(CryptoKey);
    await expect(keyFor(newHeader, token)).resolves.toBeInstanceOf(CryptoKey);
  });

  it.each<[string, (keys: ReturnType<typeof publicKeys>) => unknown]>([
    ['a verified token', ({ keyFor }) => keyFor(header, token)],
    ['the preparation', ({ prepare }) => prepare()],
  ])('throws a new error for an outage after %s', async (_, succeed) => {
    const fetch = vi
      .fn<typeof globalThis.fetch>()
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockResolvedValueOnce(Response.json(publishedKeys))
      .mockRejectedValue(new TypeError('fetch failed again'));
    const keys = publicKeys(keysUrl, { maxAgeMs, fetch, failure });
    await expect(keys.prepare()).rejects.toThrow(outage('fetch failed'));
    await succeed(keys);
    vi.setSystemTime(Date.now() + maxAgeMs + 1);

    await expect(keys.keyFor(newHeader, token)).rejects.toThrow(outage('fetch failed again'));
  });

  it('finds no key for a token that names none', async () => {
    const fetch = async () => Response.json({ keys: [published, ...newKeys.keys] });
    const { keyFor } = publicKeys(keysUrl, { maxAgeMs, fetch, failure });

    await expect(keyFor({ alg: 'RS256' }, token)).rejects.toBeInstanceOf(errors.JWKSNoMatchingKey);
  });
});
