import { describe, expect, it, vi } from 'vitest';
import { withRenewedToken } from '@/services/withRenewedToken';

const refused = () =>
  new Response('{}', {
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

function sending(...answers: readonly Response[]) {
  const left = [...answers];
  return vi.fn(async (_token: string) => left.shift() ?? Response.error());
}

describe('withRenewedToken', () => {
  it('sends a refused request once more with a new token', async () => {
    const first = refused();
    const send = sending(first, refused());
    const renew = vi.fn(async () => 'new');

    const response = await withRenewedToken({ token: 'old', renew, send });

    expect(response.status).toBe(401);
    expect(renew.mock.calls).toEqual([['old']]);
    expect(send.mock.calls).toEqual([['old'], ['new']]);
    expect(first.bodyUsed).toBe(true);
  });

  it.each([
    ['the same token', () => 'old'],
    ['no token', async () => null],
    ['no answer', () => Promise.reject(new Error('offline'))],
  ])('returns the refusal if renewing gives %s', async (_, renew) => {
    const send = sending(refused());

    expect((await withRenewedToken({ token: 'old', renew, send })).status).toBe(401);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['a success', () => new Response('{}')],
    ['a call without App Check', () => new Response('{}', { status: 401 })],
    [
      'a call without a token',
      () => new Response('{}', { status: 401, headers: { 'www-authenticate': 'Bearer' } }),
    ],
    ['a failure', () => new Response('{}', { status: 502 })],
  ])('renews no token after %s', async (_, answer) => {
    const renew = vi.fn(() => 'new');

    await withRenewedToken({ token: 'old', renew, send: sending(answer()) });

    expect(renew).not.toHaveBeenCalled();
  });
});
