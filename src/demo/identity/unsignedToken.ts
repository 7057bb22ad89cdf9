import { fromBase64, toBase64 } from './base64';

/** A JSON Web Token with `alg: none`. */
export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** Not verified. `undefined` if the text is not a token. */
export function parseClaims(token: string): unknown {
  const [, payload, ...rest] = token.split('.');
  if (payload === undefined || rest.length !== 1) return undefined;
  try {
    const text = new TextDecoder().decode(
      fromBase64(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function encode(value: unknown): string {
  return toBase64(new TextEncoder().encode(JSON.stringify(value)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
