import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leakDetector } from '../src/leakDetector';

const secret = fc.stringMatching(/^[\x21-\x7e]{12,60}$/);

describe('leakDetector', () => {
  it('finds a secret anywhere in plain text or JSON', () => {
    fc.assert(
      fc.property(secret, secret, fc.string(), fc.string(), (one, other, before, after) => {
        const holdsSecret = leakDetector([one, other]);
        expect(holdsSecret(before + other + after)).toBe(true);
        expect(holdsSecret(JSON.stringify({ [before]: [after, `${before}${one}`] }))).toBe(true);
      }),
    );
  });

  it('finds the first twelve characters', () => {
    expect(leakDetector(['sk-0123456789'])('Heat,sk-012345678')).toBe(true);
  });

  it('accepts text without a secret', () => {
    expect(leakDetector(['sk-0123456789'])('Heat,Ronin,sk-01234567')).toBe(false);
  });

  it('ignores the dummy key of a server without authentication', () => {
    expect(leakDetector(['ollama', 'dummy'])('Dumb and Dummy, by ollama and dummy')).toBe(false);
  });
});
