/** The payload of a JSON Web Token, unverified. Empty if there is none. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    return claims instanceof Object ? { ...claims } : {};
  } catch {
    return {};
  }
}
