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
    ['::ffff:192.168.100.123', '192.168.100.123'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:db8::2:0:0:6', '2001:db8:0:0'],
    ['2001:db8::2:0:0:0:6', '2001:db8:0:2'],
    ['::1:2:0:0:0:0:6', '0:1:2:0'],
    ['::1', '0:0:0:0'],
    ['1:2:3:4:5:6:7:8::9', '1:2:3:4'],
  ])('maps %s to %s', (remote, expected) => {
    expect(address(remote)).toBe(expected);
  });

  it('ignores forwarding headers without a trusted proxy', () => {
    expect(address('192.0.2.7', '198.51.100.1')).toBe('192.0.2.7');
  });

  it('trusts only the entries added by our proxies', () => {
    expect(address('10.0.0.1', '203.0.113.9, 198.51.100.1', 1)).toBe('198.51.100.1');
    expect(address('10.0.0.1', ['203.0.113.9', '198.51.100.1,10.0.0.2'], 2)).toBe('198.51.100.1');
  });

  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8:0:0'],
    ['[2001:db8::1]', '2001:db8:0:0'],
    ['2001:1::2:0:0:0:6', '2001:1:0:2'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ])('ignores the port that a proxy writes: %s', (forwarded, expected) => {
    expect(address('10.0.0.1', forwarded, 1)).toBe(expected);
  });

  it('falls back to the socket address when a proxy sets no header', () => {
    expect(address('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
    expect(address('10.0.0.1', ' , ', 1)).toBe('10.0.0.1');
    expect(address('10.0.0.1', '198.51.100.1, ', 1)).toBe('198.51.100.1');
  });
});
