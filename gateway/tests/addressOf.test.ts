import { describe, expect, it } from 'vitest';
import { addressOf } from '../src/addressOf';

function address(remoteAddress: string, forwarded?: string | string[], trustedProxies = 0) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { headers, socket: { remoteAddress } } as Parameters<typeof addressOf>[0];
  return addressOf(incoming, trustedProxies);
}

describe('addressOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::2:0:0:6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('is of %s %s', (remote, expected) => {
    expect(address(remote)).toBe(expected);
  });

  it('believes no header unless a proxy of ours stands in front', () => {
    expect(address('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
  });

  it('believes what our proxies wrote, and not what the caller wrote before', () => {
    expect(address('10.0.0.1', '203.0.113.9, 198.51.100.1', 1)).toBe('198.51.100.1');
    expect(address('10.0.0.1', ['203.0.113.9', '198.51.100.1,10.0.0.2'], 2)).toBe('198.51.100.1');
  });

  it('takes the connection where a proxy wrote nothing', () => {
    expect(address('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
    expect(address('10.0.0.1', ' , ', 1)).toBe('10.0.0.1');
  });
});
