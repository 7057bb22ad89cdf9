import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import { GatewayError } from './GatewayError';
import type { GatewaySettings } from './settings';

interface Ports {
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

const issuer = 'https://firebaseappcheck.googleapis.com';
const keysMaxAgeMs = 6 * 60 * 60 * 1000;

/**
 * Verifies a Firebase App Check token.
 * @throws {GatewayError} 401 if it is invalid, 502 if the keys cannot be fetched.
 */
export function appCheckVerifier(
  { projectNumber, keysUrl }: NonNullable<GatewaySettings['appCheck']>,
  ports: Ports,
): (token: string | null) => Promise<void> {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    cacheMaxAge: keysMaxAgeMs,
    [customFetch]: (url, options) => ports.fetch(url, options),
  });

  return async (token) => {
    try {
      await jwtVerify(token ?? '', keys, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `${issuer}/${projectNumber}`,
        audience: `projects/${projectNumber}`,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: new Date(ports.now()),
      });
    } catch (cause) {
      if (isUnverifiable(cause)) {
        throw new GatewayError(502, 'The keys of App Check could not be had.', { cause });
      }
      throw new GatewayError(401, 'This call does not come from the app.');
    }
  };
}

/** The keys failed, not the token. */
function isUnverifiable(cause: unknown): boolean {
  if (cause instanceof errors.JWKSNoMatchingKey) return false;
  return (
    !(cause instanceof errors.JOSEError) ||
    cause instanceof errors.JWKSTimeout ||
    cause instanceof errors.JWKSInvalid ||
    cause.code === 'ERR_JOSE_GENERIC'
  );
}
