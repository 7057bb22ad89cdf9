import { jwtVerify } from 'jose';
import { GatewayError } from './GatewayError';
import { publicKeys } from './publicKeys';
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
  const { keyFor } = publicKeys(keysUrl, {
    maxAgeMs: keysMaxAgeMs,
    fetch: ports.fetch,
    failure: 'The public keys for App Check could not be fetched.',
  });

  return async (token) => {
    try {
      await jwtVerify(token ?? '', keyFor, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `${issuer}/${projectNumber}`,
        audience: `projects/${projectNumber}`,
        requiredClaims: ['exp', 'iat', 'sub'],
        currentDate: new Date(ports.now()),
      });
    } catch (cause) {
      if (cause instanceof GatewayError) throw cause;
      throw new GatewayError(401, 'This call does not come from the app.');
    }
  };
}
