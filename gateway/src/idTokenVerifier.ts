import { createHash } from 'node:crypto';
import { UnsecuredJWT, errors, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { GatewayError } from './GatewayError';
import { publicKeys } from './publicKeys';
import type { GatewaySettings } from './settings';

interface Ports {
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

export interface Visitor {
  /** A digest of the account's id, so that no counter or log identifies a person. */
  readonly id: string;
  /** Not anonymous, with a confirmed email. */
  readonly isVerified: boolean;
  readonly signedInAt: number;
}

interface IdTokenVerifier {
  /** Fetches the keys if needed. Throws a `GatewayError` on failure. */
  prepare(): Promise<void>;
  /** The visitor of a recently verified token. */
  cachedVisitor(token: string): Visitor | undefined;
  /**
   * Verifies a Firebase ID token.
   * @throws {GatewayError} 401 if it is invalid, 502 if the keys cannot be fetched.
   */
  verify(token: string): Promise<Visitor>;
}

const keysMaxAgeMs = 60 * 60 * 1000;
const maxTokenAgeSeconds = 60 * 60;
const clockToleranceSeconds = 60;
const maxCachedVisitors = 10_000;
const visitorCacheMs = 5 * 60 * 1000;

export function idTokenVerifier(
  { projectId, tokens }: GatewaySettings['identity'],
  ports: Ports,
): IdTokenVerifier {
  const { prepare, claimsOf } = tokens.kind === 'signed' ? signed(tokens.keysUrl, ports) : unsigned;
  const visitors = new LRUCache<string, Visitor>({
    max: maxCachedVisitors,
    ttlResolution: 0,
    perf: { now: ports.now },
  });

  return {
    prepare,

    cachedVisitor: (token) => visitors.get(digest(token)),

    async verify(token) {
      const now = ports.now();
      try {
        const { payload } = await claimsOf(token, {
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          requiredClaims: ['exp', 'iat', 'auth_time', 'sub'],
          currentDate: new Date(now),
          maxTokenAge: maxTokenAgeSeconds,
          clockTolerance: clockToleranceSeconds,
        });
        const claims = v.parse(Claims, payload);
        const signedInAt = claims.auth_time * 1000;
        if (signedInAt > now + clockToleranceSeconds * 1000) throw invalidToken();
        const visitor = {
          id: digest(claims.sub),
          isVerified:
            claims.firebase?.sign_in_provider !== 'anonymous' && claims.email_verified === true,
          signedInAt,
        };
        const ttl = Math.min(visitorCacheMs, claims.exp * 1000 - now);
        if (ttl > 0) visitors.set(digest(token), visitor, { ttl });
        return visitor;
      } catch (cause) {
        if (cause instanceof GatewayError) throw cause;
        if (cause instanceof errors.JWTExpired)
          throw notSignedIn('The ID token has expired.', 'token_expired');
        throw isOfAnotherProject(cause)
          ? notSignedIn('The ID token was issued for another project.')
          : invalidToken();
      }
    },
  };
}

type Expected = NonNullable<Parameters<typeof jwtVerify>[2]>;

function signed(keysUrl: string, ports: Ports) {
  const { keyFor, prepare } = publicKeys(keysUrl, {
    maxAgeMs: keysMaxAgeMs,
    fetch: ports.fetch,
    failure: 'The public keys for ID tokens could not be fetched.',
  });
  return {
    prepare,
    claimsOf: async (token: string, expected: Expected) =>
      jwtVerify(token, keyFor, { ...expected, algorithms: ['RS256'] }),
  };
}

const unsigned = {
  prepare: async () => {},
  claimsOf: async (token: string, expected: Expected) => UnsecuredJWT.decode(token, expected),
};

const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  aud: v.string(),
  exp: v.number(),
  auth_time: v.number(),
  email_verified: v.optional(v.boolean()),
  firebase: v.optional(v.object({ sign_in_provider: v.optional(v.string()) })),
});

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isOfAnotherProject(cause: unknown): boolean {
  return (
    cause instanceof errors.JWTClaimValidationFailed &&
    cause.reason === 'check_failed' &&
    ['iss', 'aud'].includes(cause.claim)
  );
}

function invalidToken(): GatewayError {
  return notSignedIn('The ID token is not genuine.');
}

function notSignedIn(message: string, code?: 'token_expired'): GatewayError {
  return new GatewayError(401, message, {
    code,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}
