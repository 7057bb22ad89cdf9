import { afterEach, describe, expect, it, vi } from 'vitest';
import { appCheckHeaders } from '@/services/firebase/appCheckHeaders';
import { deferred } from '../../support/deferred';
import { fakeTimeouts } from '../../support/fakeTimeouts';

afterEach(() => vi.restoreAllMocks());

function headersWith(load: () => Promise<() => Promise<string>>) {
  const onMissing = vi.fn();
  return { onMissing, headers: appCheckHeaders({ load, onMissing }) };
}

describe('the headers of App Check', () => {
  it('hold the current token, and load nothing before the first call', async () => {
    let token = 'token-1';
    const load = vi.fn(async () => async () => token);
    const { headers, onMissing } = headersWith(load);
    expect(load).not.toHaveBeenCalled();

    expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'token-1' });
    token = 'token-2';
    expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'token-2' });
    expect(onMissing).not.toHaveBeenCalled();
  });

  it.each([
    ['the chunk does not load', () => Promise.reject(new Error('away'))],
    ['the SDK fails', async () => () => Promise.reject(new Error('away'))],
  ])('are empty if %s, which is reported once', async (_, load) => {
    const { headers, onMissing } = headersWith(load);

    expect(await Promise.all([headers(), headers()])).toEqual([{}, {}]);
    expect(await headers()).toEqual({});
    expect(onMissing.mock.calls).toEqual([[new Error('Error: away')]]);
  });

  it('are empty after three seconds; later calls do not wait until a token is there', async () => {
    const limits = fakeTimeouts();
    const token = deferred<string>();
    const { headers, onMissing } = headersWith(async () => () => token.promise);

    const first = headers();
    limits[0]?.runOut();
    expect(await first).toEqual({});
    const second = headers();
    limits[1]?.runOut();
    expect(await second).toEqual({});
    expect(onMissing).toHaveBeenCalledOnce();
    expect(String(onMissing.mock.calls[0]?.[0])).toMatch(/TimeoutError/);

    token.resolve('late');
    expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'late' });
    await headers();
    expect(limits.map(({ ms }) => ms)).toEqual([3_000, 0, 0, 3_000]);
  });

  it('report again after a success in between', async () => {
    const getToken = vi
      .fn(async () => 'token')
      .mockRejectedValueOnce(new Error('one'))
      .mockResolvedValueOnce('token')
      .mockRejectedValueOnce(new Error('two'));
    const { headers, onMissing } = headersWith(async () => getToken);

    await headers();
    await headers();
    await headers();
    expect(onMissing.mock.calls.flat().map(String)).toEqual([
      'Error: Error: one',
      'Error: Error: two',
    ]);
  });
});
