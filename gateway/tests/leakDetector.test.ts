import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leakDetector } from '../src/leakDetector';

const secret = fc.stringMatching(/^[\x21-\x7e]{12,60}$/);

describe('leakDetector', () => {
  it('finds a secret wherever it stands, plain or in JSON', () => {
    fc.assert(
      fc.property(secret, secret, fc.string(), fc.string(), (one, other, before, after) => {
        const holdsSecret = leakDetector([one, other]);
        expect(holdsSecret(before + other + after)).toBe(true);
        expect(holdsSecret(JSON.stringify({ [before]: [after, `${before}${one}`] }))).toBe(true);
      }),
    );
  });

  it('lets a text without one pass', () => {
    expect(leakDetector(['sk-0123456789'])('Heat,Ronin,sk-01234567')).toBe(false);
  });

  it('does not take the dummy of a server that needs no key for a secret', () => {
    expect(leakDetector(['ollama', 'dummy'])('Dumb and Dummy, by ollama and dummy')).toBe(false);
  });
});
