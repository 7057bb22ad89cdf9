import { describe, expect, it, vi } from 'vitest';
import { hasMovies, withWholeBody } from '#offline/listResponse';

describe('hasMovies', () => {
  it.each([
    ['a list', '{"results":[{"id":949}]}', true],
    ['an empty list', '{"results":[]}', false],
    ['another shape', '{"results":{"length":1}}', false],
    ['null', 'null', false],
    ['broken JSON', '{"results":[{', false],
  ])('of %s', async (_, body, expected) => {
    expect(await hasMovies(new Response(body))).toBe(expected);
  });

  it('leaves the body unread', async () => {
    const response = new Response('{"results":[{"id":949}]}');
    await hasMovies(response);

    expect(await response.json()).toEqual({ results: [{ id: 949 }] });
  });
});

describe('withWholeBody', () => {
  const list = '{"results":[{"id":949}]}';

  it('waits for the end of the body', async () => {
    let writer!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (its) => void (writer = its) });
    const isRead = vi.fn();
    const whole = withWholeBody(new Response(body, { headers: { 'x-page': '1' } }));
    void whole.then(isRead);
    writer.enqueue(new TextEncoder().encode(list));
    await new Promise(setImmediate);
    expect(isRead).not.toHaveBeenCalled();

    writer.close();

    expect(await (await whole).text()).toBe(list);
    expect((await whole).headers.get('x-page')).toBe('1');
  });

  it('rejects if the body breaks off', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream({ start: (its) => its.error(cause) });

    await expect(withWholeBody(new Response(body))).rejects.toBe(cause);
  });

  it('returns a failure unread', async () => {
    const failure = new Response('{}', { status: 502 });

    expect(await withWholeBody(failure)).toBe(failure);
  });
});
