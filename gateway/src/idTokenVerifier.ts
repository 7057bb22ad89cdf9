import {
  UnsecuredJWT,
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import * as v from 'valibot';
import type { GatewaySettings } from './settings';
import { GatewayError } from './GatewayError';

interface Ports {
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

const keysKeptFor = 60 * 60 * 1000;
const lifetime = 60 * 60;
const tolerance = 5;

/**
 * Who a Firebase ID token speaks of. The function it gives throws a `GatewayError`: 401 where the token
 * does not count, 502 where the keys to check it with cannot be had.
 */
export function idTokenVerifier(
  { projectId, tokens }: GatewaySettings['identity'],
  ports: Ports,
): (token: string) => Promise<string> {
  const claimsOf = tokens.kind === 'signed' ? signed(tokens.keysUrl, ports) : unsigned;

  return async (token) => {
    const now = ports.now();
    try {
      const { payload } = await claimsOf(token, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        currentDate: new Date(now),
        maxTokenAge: lifetime,
        clockTolerance: tolerance,
      });
      const { sub, auth_time } = v.parse(Claims, payload);
      if (auth_time * 1000 > now + tolerance * 1000) throw notGenuine();
      return sub;
    } catch (cause) {
      if (cause instanceof GatewayError) throw cause;
      if (cause instanceof errors.JWTExpired) throw notSignedIn('The ID token has expired.');
      throw isOfAnotherProject(cause)
        ? notSignedIn('The ID token was issued for another project.')
        : notGenuine();
    }
  };
}

type Expected = NonNullable<Parameters<typeof jwtVerify>[2]>;

function signed(keysUrl: string, ports: Ports) {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    cacheMaxAge: keysKeptFor,
    [customFetch]: (url, options) => ports.fetch(url, options),
  });
  const keyFor: JWTVerifyGetKey = async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey) throw cause;
      if (cause instanceof errors.JWKSMultipleMatchingKeys) throw cause;
      throw new GatewayError(502, 'The keys to check ID tokens with could not be had.', { cause });
    }
  };
  return (token: string, expected: Expected) =>
    jwtVerify(token, keyFor, { ...expected, algorithms: ['RS256'] });
}

function unsigned(token: string, expected: Expected) {
  return UnsecuredJWT.decode(token, expected);
}

const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  auth_time: v.number(),
});

function isOfAnotherProject(cause: unknown): boolean {
  return (
    cause instanceof errors.JWTClaimValidationFailed &&
    cause.reason === 'check_failed' &&
    ['iss', 'aud'].includes(cause.claim)
  );
}

function notGenuine(): GatewayError {
  return notSignedIn('The ID token is not genuine.');
}

function notSignedIn(message: string): GatewayError {
  return new GatewayError(401, message, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}
