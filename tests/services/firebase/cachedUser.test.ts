import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cachedUser } from '@/services/firebase/cachedUser';
import { memoryStorage } from '../../support/memoryStorage';

/** What the SDK keeps of somebody who signed up with e-mail and password. */
const kept = {
  uid: 'k74nVv5VH0V5JfhQCueEKPGcwM24',
  email: 'ada@example.com',
  emailVerified: false,
  displayName: 'Ada Lovelace',
  isAnonymous: false,
  photoURL: 'https://marquee.example/default-avatar.svg',
  providerData: [{ providerId: 'password', uid: 'ada@example.com', phoneNumber: null }],
  stsTokenManager: {
    refreshToken: 'refresh',
    accessToken: 'header.payload.signature',
    expirationTime: 1795228432000,
  },
  createdAt: '1795224832522',
  lastLoginAt: '1795224832522',
  apiKey: 'key-1',
  appName: '[DEFAULT]',
};

const ada = {
  uid: 'k74nVv5VH0V5JfhQCueEKPGcwM24',
  email: 'ada@example.com',
  displayName: 'Ada Lovelace',
  photoURL: 'https://marquee.example/default-avatar.svg',
  accessToken: 'header.payload.signature',
};

const remembering = (entry: string) =>
  cachedUser('key-1', () => memoryStorage({ 'firebase:authUser:key-1:[DEFAULT]': entry }));

describe('who was here last', () => {
  it('is whom the SDK has kept', () => {
    expect(remembering(JSON.stringify(kept))).toEqual(ada);
  });

  it('may have neither name nor picture nor e-mail', () => {
    const nameless = { ...kept, displayName: undefined, photoURL: undefined, email: undefined };

    expect(remembering(JSON.stringify(nameless))).toEqual({
      ...ada,
      email: null,
      displayName: null,
      photoURL: null,
    });
  });

  it('has the name and picture that the provider does not have yet', () => {
    const storage = memoryStorage({
      'firebase:authUser:key-1:[DEFAULT]': JSON.stringify({ ...kept, displayName: undefined }),
      'marquee.profile': new URLSearchParams({
        owner: kept.uid,
        displayName: 'Countess of Lovelace',
        photoURL: '/ada.svg',
      }).toString(),
    });

    expect(cachedUser('key-1', () => storage)).toEqual({
      ...ada,
      displayName: 'Countess of Lovelace',
      photoURL: '/ada.svg',
    });

    storage.setItem('firebase:authUser:key-1:[DEFAULT]', JSON.stringify(kept));
    expect(cachedUser('key-1', () => storage)).toEqual(ada);
  });

  it('is nobody when nobody is kept', () => {
    expect(cachedUser('key-1', () => memoryStorage({}))).toBeNull();
  });

  it('is nobody of another project', () => {
    const storage = memoryStorage({ 'firebase:authUser:key-2:[DEFAULT]': JSON.stringify(kept) });

    expect(cachedUser('key-1', () => storage)).toBeNull();
  });

  it.each([
    ['no JSON', '{"uid":'],
    ['null', 'null'],
    ['a text', '"ada"'],
    ['a list', '[]'],
    ['nobody in particular', JSON.stringify({ ...kept, uid: '' })],
    ['a name that is a number', JSON.stringify({ ...kept, displayName: 7 })],
    ['no tokens', JSON.stringify({ ...kept, stsTokenManager: undefined })],
    ['an empty token', JSON.stringify({ ...kept, stsTokenManager: { accessToken: '' } })],
  ])('is nobody when %s is kept', (_, entry) => {
    expect(remembering(entry)).toBeNull();
  });

  it('is nobody where storage is denied', () => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    expect(cachedUser('key-1', denied)).toBeNull();
  });

  it('is a whole user or nobody, whatever is kept', () => {
    const odd = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({ uid: fc.jsonValue(), email: fc.jsonValue(), stsTokenManager: fc.jsonValue() })
        .map((changes) => JSON.stringify({ ...kept, ...changes })),
    );

    fc.assert(
      fc.property(odd, (entry) => {
        const user = remembering(entry);
        if (user === null) return;
        expect(Object.keys(user).sort()).toEqual(Object.keys(ada).sort());
        expect(user.uid).not.toBe('');
        expect(user.accessToken).not.toBe('');
      }),
    );
  });
});
