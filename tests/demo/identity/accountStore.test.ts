import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountStore, type Account } from '@/demo/identity/accountStore';
import { memoryStorage } from '../support/memoryStorage';

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

describe('the accounts', () => {
  it('survive a reload', () => {
    const items = new Map<string, string>();
    accountStore(() => memoryStorage(items)).save(ana);

    expect(accountStore(() => memoryStorage(items)).all()).toEqual([ana]);
  });

  it('are the same in two tabs', () => {
    const storage = memoryStorage();
    const [one, other] = [accountStore(() => storage), accountStore(() => storage)];

    one.save(ana);
    other.save(ben);

    expect(one.all()).toEqual([ana, ben]);
    expect(other.all()).toEqual([ana, ben]);
  });

  it('are replaced by what is saved under the same id', () => {
    const storage = memoryStorage();
    const store = accountStore(() => storage);
    store.save(ana);
    store.save({ ...ana, displayName: 'Ana' });

    expect(store.all()).toEqual([{ ...ana, displayName: 'Ana' }]);
  });

  it('live in memory where storage is denied', () => {
    const store = accountStore(denied);
    store.save(ana);

    expect(store.all()).toEqual([ana]);
    expect(accountStore(denied).all()).toEqual([]);
  });

  it('live in memory where storage is full', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    };
    const store = accountStore(() => full);
    store.save(ana);
    store.save(ben);

    expect(store.all()).toEqual([ana, ben]);
  });

  it('start anew over a storage that holds nonsense', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (nonsense) => {
        const storage = memoryStorage(new Map([['marquee:demo-accounts', nonsense]]));
        const store = accountStore(() => storage);
        expect(store.all()).toEqual([]);
        store.save(ana);
        expect(store.all()).toEqual([ana]);
      }),
    );
  });
});
