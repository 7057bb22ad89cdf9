import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { GatewayError } from './GatewayError';

interface Options {
  readonly maxAgeMs: number;
  readonly fetch: typeof fetch;
  /** The error message if there are no keys. */
  readonly failure: string;
}

/**
 * Keys that tokens are verified with. Old ones stay in use while they are fetched again.
 * Without any, both functions throw a `GatewayError` with status 502.
 */
export function publicKeys(url: string, { maxAgeMs, fetch, failure }: Options) {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: maxAgeMs,
    [customFetch]: (input, options) => fetch(input, options),
  });
  const missing = (cause: unknown) => new GatewayError(502, failure, { cause });

  const keyFor: JWTVerifyGetKey = async (header, token) => {
    const old = keys.fresh ? undefined : keys.jwks();
    if (old) {
      keys.reload().catch(() => {});
      try {
        return await createLocalJWKSet(old)(header, token);
      } catch {
        // A new key: wait for the reload.
      }
    }
    try {
      return await keys(header, token);
    } catch (cause) {
      const known = keys.jwks();
      if (known) return createLocalJWKSet(known)(header, token);
      throw missing(cause);
    }
  };

  return {
    keyFor,
    async prepare() {
      if (keys.jwks()) return;
      await keys.reload().catch((cause: unknown) => {
        throw missing(cause);
      });
    },
  };
}
