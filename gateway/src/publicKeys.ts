import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
} from 'jose';
import * as v from 'valibot';
import { GatewayError } from './GatewayError';
import { parseJson } from './parseJson';

/** With an empty set, every token would look forged. */
const KeySet = v.looseObject({ keys: v.pipe(v.array(v.unknown()), v.nonEmpty()) });

interface Options {
  readonly maxAgeMs: number;
  readonly fetch: typeof fetch;
  /** The error message if there are no keys. */
  readonly failure: string;
}

/**
 * Keys that tokens are verified with. Old ones stay in use while they are fetched again. Throws a
 * `GatewayError` with status 502 if the keys are missing, or too old for a new token.
 */
export function publicKeys(url: string, { maxAgeMs, fetch, failure }: Options) {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: maxAgeMs,
    [customFetch]: async (input, options) => {
      const response = await fetch(input, options);
      return response.ok ? Response.json(parseJson(KeySet, await response.text())) : response;
    },
  });
  /** One error for an outage: the gateway logs it once. */
  let outage: GatewayError | undefined;
  const missing = (cause: unknown) => (outage ??= new GatewayError(502, failure, { cause }));

  const keyFor: JWTVerifyGetKey = async (header, token) => {
    // Every published key could match it.
    if (!header.kid) throw new errors.JWKSNoMatchingKey();
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
      const key = await keys(header, token);
      outage = undefined;
      return key;
    } catch (cause) {
      // The keys are fresh: the token is forged.
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause;
      const known = keys.jwks();
      if (!known) throw missing(cause);
      return createLocalJWKSet(known)(header, token).catch(() => {
        throw missing(cause);
      });
    }
  };

  return {
    keyFor,
    async prepare() {
      if (keys.jwks()) return;
      await keys.reload().catch((cause: unknown) => {
        throw missing(cause);
      });
      outage = undefined;
    },
  };
}
