import { describe, expect, it } from 'vitest';
import { hasMovies } from '#offline/listResponse';

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
