const shortestSecret = 12;

/**
 * Tells whether a text repeats one of the secrets, as it is or as JSON writes it. Words too short to
 * be a secret (servers that need no key are given a dummy) are not looked for.
 */
export function leakDetector(secrets: readonly string[]): (text: string) => boolean {
  const spellings = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  return (text) => spellings.some((spelling) => text.includes(spelling));
}
