import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '@/demo/identity/passwordHash';

it('verifies the password and rejects others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (password, other) => {
      const hash = await hashPassword(password, 1);
      expect(await isPassword(password, hash)).toBe(true);
      expect(await isPassword(other, hash)).toBe(other === password);
    }),
  );
});

it('uses a new salt each time', async () => {
  const [one, other] = await Promise.all([
    hashPassword('Passw0rdX', 1),
    hashPassword('Passw0rdX', 1),
  ]);

  expect(one.hash).not.toBe(other.hash);
});

it('depends on the number of iterations', async () => {
  const hash = await hashPassword('Passw0rdX', 2);

  expect(await isPassword('Passw0rdX', { ...hash, iterations: 3 })).toBe(false);
});
