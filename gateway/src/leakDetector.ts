const minSecretLength = 12;

/**
 * Makes a check for texts that repeat one of the secrets, plain or as JSON writes it. Shorter words
 * are no secrets: a server that needs no key is given a dummy.
 */
export function leakDetector(secrets: readonly string[]): (text: string) => boolean {
  const spellings = secrets
    .filter((secret) => secret.length >= minSecretLength)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  return (text) => spellings.some((spelling) => text.includes(spelling));
}
