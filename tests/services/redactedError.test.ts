import { describe, expect, it } from 'vitest';
import { redactedError } from '@/services/redactedError';

describe('a vendor error, redactedError', () => {
  it('says what it and its causes said', () => {
    const vendors = new TypeError('fetch failed', { cause: new Error('ECONNRESET') });

    expect(redactedError(vendors, 'secret')).toEqual(
      new Error('TypeError: fetch failed', { cause: new Error('Error: ECONNRESET') }),
    );
  });

  it('says nothing of the secret, however often and deep it stands', () => {
    const vendors = new Error('key k-1, again k-1', { cause: new Error('Bearer k-1') });

    expect(redactedError(vendors, 'k-1')).toEqual(
      new Error('Error: key ***, again ***', { cause: new Error('Error: Bearer ***') }),
    );
  });

  it('keeps nothing of the vendor but words', () => {
    const vendors = Object.assign(new Error('401'), { headers: { authorization: 'Bearer k-1' } });

    expect(Object.keys(redactedError(vendors, 'k-1'))).toEqual([]);
  });

  it('leaves the words alone where there is no secret', () => {
    expect(redactedError('a mere word', '').message).toBe('a mere word');
  });

  it('has no cause where the vendor’s error has none', () => {
    expect(redactedError(new Error('401'), 'k-1').cause).toBeUndefined();
  });
});
