import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cachedUser } from '@/services/firebase/internals/cachedUser';
import { memoryStorage } from '../../../support/memoryStorage';

/** The SDK’s entry for a user with email and password. */
const stored = {
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

const cachedUserFrom = (entry: string) =>
  cachedUser('key-1', () => memoryStorage({ 'firebase:authUser:key-1:[DEFAULT]': entry }));

describe('cachedUser', () => {
  it('returns the SDK’s cached user', () => {
    expect(cachedUserFrom(JSON.stringify(stored))).toEqual(ada);
  });

  it('allows a missing name, picture and email', () => {
    const nameless = { ...stored, displayName: undefined, photoURL: undefined, email: undefined };

    expect(cachedUserFrom(JSON.stringify(nameless))).toEqual({
      ...ada,
      email: null,
      displayName: null,
      photoURL: null,
    });
  });

  it('uses the pending name and picture', () => {
    const storage = memoryStorage({
      'firebase:authUser:key-1:[DEFAULT]': JSON.stringify({ ...stored, displayName: undefined }),
      'marquee.profile': new URLSearchParams({
        owner: stored.uid,
        displayName: 'Countess of Lovelace',
        photoURL: '/ada.svg',
      }).toString(),
    });

    expect(cachedUser('key-1', () => storage)).toEqual({
      ...ada,
      displayName: 'Countess of Lovelace',
      photoURL: '/ada.svg',
    });

    storage.setItem('firebase:authUser:key-1:[DEFAULT]', JSON.stringify(stored));
    expect(cachedUser('key-1', () => storage)).toEqual(ada);
  });

  it('returns null without a cached user', () => {
    expect(cachedUser('key-1', () => memoryStorage({}))).toBeNull();
  });

  it('returns null for a user of another project', () => {
    const storage = memoryStorage({ 'firebase:authUser:key-2:[DEFAULT]': JSON.stringify(stored) });

    expect(cachedUser('key-1', () => storage)).toBeNull();
  });

  it.each([
    ['no JSON', '{"uid":'],
    ['null', 'null'],
    ['a text', '"ada"'],
    ['a list', '[]'],
    ['an empty uid', JSON.stringify({ ...stored, uid: '' })],
    ['a name that is a number', JSON.stringify({ ...stored, displayName: 7 })],
    ['no tokens', JSON.stringify({ ...stored, stsTokenManager: undefined })],
    ['an empty token', JSON.stringify({ ...stored, stsTokenManager: { accessToken: '' } })],
  ])('returns null when the cache holds %s', (_, entry) => {
    expect(cachedUserFrom(entry)).toBeNull();
  });

  it('returns null when storage is denied', () => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };

    expect(cachedUser('key-1', denied)).toBeNull();
  });

  it('returns a complete user or null for any stored value', () => {
    const odd = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({ uid: fc.jsonValue(), email: fc.jsonValue(), stsTokenManager: fc.jsonValue() })
        .map((changes) => JSON.stringify({ ...stored, ...changes })),
    );

    fc.assert(
      fc.property(odd, (entry) => {
        const user = cachedUserFrom(entry);
        if (user === null) return;
        expect(Object.keys(user).sort()).toEqual(Object.keys(ada).sort());
        expect(user.uid).not.toBe('');
        expect(user.accessToken).not.toBe('');
      }),
    );
  });
});
