import { describe, expect, it } from 'vitest';
import { redactedError } from '@/services/redactedError';

describe('redactedError', () => {
  it('keeps the messages of the error and its causes', () => {
    const vendors = new TypeError('fetch failed', { cause: new Error('ECONNRESET') });

    expect(redactedError(vendors, 'secret')).toEqual(
      new Error('TypeError: fetch failed', { cause: new Error('Error: ECONNRESET') }),
    );
  });

  it('replaces the secret everywhere', () => {
    const vendors = new Error('key k-1, again k-1', { cause: new Error('Bearer k-1') });

    expect(redactedError(vendors, 'k-1')).toEqual(
      new Error('Error: key ***, again ***', { cause: new Error('Error: Bearer ***') }),
    );
  });

  it('keeps no properties but the message', () => {
    const vendors = Object.assign(new Error('401'), { headers: { authorization: 'Bearer k-1' } });

    expect(Object.keys(redactedError(vendors, 'k-1'))).toEqual([]);
  });

  it('keeps the message when the secret is empty', () => {
    expect(redactedError('a mere word', '').message).toBe('a mere word');
  });

  it('has no cause when the error has none', () => {
    expect(redactedError(new Error('401'), 'k-1').cause).toBeUndefined();
  });
});
