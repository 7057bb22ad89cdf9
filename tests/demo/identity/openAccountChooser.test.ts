import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountStore } from '@/demo/identity/accountStore';
import { choosablePeople } from '@/demo/identity/choosablePeople';
import { googlePostBody } from '@/demo/identity/googlePostBody';
import { inventedPeople } from '@/demo/identity/inventedPeople';
import { openAccountChooser } from '@/demo/identity/openAccountChooser';
import { personFrom } from '@/demo/identity/personFrom';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the credential of a person', () => {
  it('has the shape that the provider expects', () => {
    const person = { id: 'g-1', name: 'Zoë & Co', email: 'zoe@example.com' };

    const post = new URLSearchParams(googlePostBody(person));

    expect(post.get('providerId')).toBe('google.com');
    expect(JSON.parse(post.get('id_token') ?? '')).toEqual({
      sub: 'g-1',
      email: 'zoe@example.com',
      email_verified: true,
      name: 'Zoë & Co',
    });
  });

  it('round-trips any name and email', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.emailAddress(), (name, email) => {
        const postBody = googlePostBody({ id: 'x', name, email });
        expect(JSON.parse(new URLSearchParams(postBody).get('id_token') ?? '')).toEqual({
          sub: 'x',
          email,
          email_verified: true,
          name,
        });
      }),
    );
  });
});

describe('the accounts to choose from', () => {
  it('start with two samples', () => {
    expect(choosablePeople(accountStore())).toEqual(inventedPeople);
    expect(inventedPeople).toHaveLength(2);
  });

  it('list returning Google users first, without duplicates', () => {
    const [noor, mateo] = inventedPeople;
    const accounts = accountStore();
    const times = { emailVerified: true, createdAt: 1, lastLoginAt: 1 };
    accounts.save({
      localId: '1',
      email: 'zoe@example.com',
      google: { id: 'g-1', displayName: 'Zoë' },
      ...times,
    });
    accounts.save({ localId: '2', email: 'only.password@example.com', ...times });
    accounts.save({
      localId: '3',
      email: noor?.email ?? '',
      google: { id: noor?.id ?? '' },
      ...times,
    });

    expect(choosablePeople(accounts)).toEqual([
      { id: 'g-1', name: 'Zoë', email: 'zoe@example.com' },
      { id: noor?.id, name: noor?.email, email: noor?.email },
      mateo,
    ]);
  });

  it('accept any name and email', () => {
    expect(personFrom('  Zoë ', ' Zoe@Example.com ')).toEqual({
      id: 'demo-zoe@example.com',
      name: 'Zoë',
      email: 'zoe@example.com',
    });
    for (const [name, email] of [
      ['', 'zoe@example.com'],
      ['Zoë', ''],
      ['Zoë', 'zoe'],
      ['Zoë', 'zoe@example'],
    ] as const) {
      expect(personFrom(name, email)).toBeUndefined();
    }
  });
});

describe('the popup', () => {
  it('returns null if the browser blocks its window', () => {
    const open = vi.fn(() => null);
    vi.stubGlobal('window', { open, screen: { availWidth: 1280, availHeight: 720 } });

    expect(openAccountChooser({ choose: vi.fn(), cancel: vi.fn() })).toBeNull();
    expect(open).toHaveBeenCalledWith(
      '',
      '',
      expect.stringContaining('width=480,height=640,left=400,top=40'),
    );
  });
});
