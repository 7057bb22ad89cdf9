import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pendingProfile } from '@/services/firebase/pendingProfile';
import { memoryStorage } from '../../support/memoryStorage';

const ada = { uid: 'ada', email: 'ada@example.com' };
const text = fc.string({ minLength: 1 });

it('returns the profile to its owner only', () => {
  fc.assert(
    fc.property(text, text, text, text, (owner, other, displayName, photoURL) => {
      fc.pre(owner !== other);
      const pending = pendingProfile(memoryStorage());
      pending.store(owner, { displayName, photoURL });

      expect(pending.of({ uid: owner, email: null })).toEqual({ displayName, photoURL });
      expect(pending.of({ uid: other, email: null })).toBeNull();
      pending.remove();
      expect(pending.of({ uid: owner, email: null })).toBeNull();
    }),
  );
});

it('finds the owner by email, ignoring case', () => {
  const pending = pendingProfile(memoryStorage());
  pending.store('ada@example.com', { displayName: 'Ada', photoURL: '/ada.svg' });

  expect(pending.of({ ...ada, email: 'Ada@Example.com' })).not.toBeNull();
  expect(pending.of({ ...ada, email: 'grace@example.com' })).toBeNull();
});

it('ignores values that it did not store', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('owner=ada')), (nonsense) => {
      const storage = memoryStorage({ 'marquee.profile': nonsense });
      expect(pendingProfile(storage).of(ada)).toBeNull();
    }),
  );
});
