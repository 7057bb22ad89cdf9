import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountStore, type Account } from '@/demo/identity/accountStore';
import { memoryStorage } from '../../support/memoryStorage';

const ana: Account = {
  localId: 'a',
  email: 'ana@example.com',
  emailVerified: false,
  createdAt: 1,
  lastLoginAt: 2,
};
const ben: Account = { ...ana, localId: 'b', email: 'ben@example.com' };

function denied(): Storage {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

describe('accountStore', () => {
  it('keeps accounts across reloads', () => {
    const storage = memoryStorage();
    accountStore(() => storage).save(ana);

    expect(accountStore(() => storage).all()).toEqual([ana]);
  });

  it('shares accounts between tabs', () => {
    const storage = memoryStorage();
    const [one, other] = [accountStore(() => storage), accountStore(() => storage)];

    one.save(ana);
    other.save(ben);

    expect(one.all()).toEqual([ana, ben]);
    expect(other.all()).toEqual([ana, ben]);
  });

  it('replaces an account with the same id', () => {
    const storage = memoryStorage();
    const store = accountStore(() => storage);
    store.save(ana);
    store.save({ ...ana, displayName: 'Ana' });

    expect(store.all()).toEqual([{ ...ana, displayName: 'Ana' }]);
  });

  it('works in memory when storage is denied', () => {
    const store = accountStore(denied);
    store.save(ana);

    expect(store.all()).toEqual([ana]);
    expect(accountStore(denied).all()).toEqual([]);
  });

  it('works in memory when storage is full', () => {
    const full = memoryStorage({}, 0);
    const store = accountStore(() => full);
    store.save(ana);
    store.save(ben);

    expect(store.all()).toEqual([ana, ben]);
  });

  it('starts empty when the stored value is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (nonsense) => {
        const storage = memoryStorage({ 'marquee:demo-accounts': nonsense });
        const store = accountStore(() => storage);
        expect(store.all()).toEqual([]);
        store.save(ana);
        expect(store.all()).toEqual([ana]);
      }),
    );
  });
});
