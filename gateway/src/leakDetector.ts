const minSecretLength = 12;

/**
 * Returns a check for the first characters of a secret, plain or JSON-escaped. So a stream stops
 * before most of a key has passed. Shorter values are dummies for servers that need no key.
 */
export function leakDetector(secrets: readonly string[]): (text: string) => boolean {
  const spellings = secrets
    .filter((secret) => secret.length >= minSecretLength)
    .map((secret) => secret.slice(0, minSecretLength))
    .flatMap((start) => [start, JSON.stringify(start).slice(1, -1)]);
  return (text) => spellings.some((spelling) => text.includes(spelling));
}
