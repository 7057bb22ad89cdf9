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

interface AppCheckVerifier {
  /** Fetches the keys if needed. Throws a `GatewayError` on failure. */
  prepare(): Promise<void>;
  /**
   * Verifies a Firebase App Check token.
   * @throws {GatewayError} 401 if it is invalid, 502 if the keys cannot be fetched.
   */
  verify(token: string | null): Promise<void>;
}

export function appCheckVerifier(
  { projectNumber, keysUrl }: NonNullable<GatewaySettings['appCheck']>,
  ports: Ports,
): AppCheckVerifier {
  const { keyFor, prepare } = publicKeys(keysUrl, {
    maxAgeMs: keysMaxAgeMs,
    fetch: ports.fetch,
    failure: 'The public keys for App Check could not be fetched.',
  });

  return {
    prepare,

    async verify(token) {
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
    },
  };
}
