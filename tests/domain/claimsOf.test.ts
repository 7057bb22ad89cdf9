import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimsOf } from '@/domain/claimsOf';

const urlSafe = (payload: string) => Buffer.from(payload).toString('base64url');

it('reads the claims of a token', () => {
  // `>>>???` gives both characters that differ between base64 and its form for URLs.
  const claims = { sub: 'ada>>>???', exp: 1 };
  const payload = urlSafe(JSON.stringify(claims));

  expect(payload).toMatch(/-.*_/);
  expect(claimsOf(`header.${payload}.signature`)).toEqual(claims);
});

it('finds no claims in anything else', () => {
  for (const payload of ['null', '"text"', '1', 'no JSON']) {
    expect(claimsOf(`header.${urlSafe(payload)}.signature`)).toEqual({});
  }
  expect(claimsOf('header')).toEqual({});
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (token) => {
      expect(claimsOf(token)).toBeTypeOf('object');
    }),
  );
});
