const minSecretLength = 12;

/**
 * Makes a check for texts that repeat the beginning of one of the secrets, plain or as JSON writes
 * it. So a stream is broken off before most of a key has passed. Shorter words are no secrets: a
 * server that needs no key is given a dummy.
 */
export function leakDetector(secrets: readonly string[]): (text: string) => boolean {
  const spellings = secrets
    .filter((secret) => secret.length >= minSecretLength)
    .map((secret) => secret.slice(0, minSecretLength))
    .flatMap((start) => [start, JSON.stringify(start).slice(1, -1)]);
  return (text) => spellings.some((spelling) => text.includes(spelling));
}
