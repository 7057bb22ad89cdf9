import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerOf } from '#offline/ownerOf';

/** An ID token of this user and time. */
function token(sub: string, iat: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'RS256' })}.${part({ sub, iat })}.signature-${iat}`;
}

const person = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_é'), minLength: 1 });

describe('ownerOf', () => {
  it('is the same for renewed tokens and differs between users', async () => {
    await fc.assert(
      fc.asyncProperty(person, person, fc.nat(), fc.nat(), async (one, other, then, now) => {
        fc.pre(one !== other);
        const owner = await ownerOf(token(one, then));

        expect(await ownerOf(token(one, now))).toBe(owner);
        expect(await ownerOf(token(other, then))).not.toBe(owner);
      }),
    );
  });

  it('is a digest that does not reveal the bearer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.option(fc.string({ minLength: 8 })), async (bearer) => {
        const owner = await ownerOf(bearer && `Bearer ${bearer}`);

        expect(owner).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });

  it('differs between bearers of any form', async () => {
    const bearers = [
      null,
      'Bearer key',
      'Bearer other',
      'Bearer a.b.c',
      'Bearer a.e30.c',
      'Basic x',
    ];
    const owners = await Promise.all(bearers.map(ownerOf));

    expect(new Set(owners).size).toBe(bearers.length);
  });
});
