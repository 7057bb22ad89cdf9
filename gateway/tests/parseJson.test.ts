import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../src/parseJson';

const Movie = v.object({ title: v.string() });

describe('parseJson', () => {
  it('returns the value', () => {
    expect(parseJson(Movie, '{"title":"Heat"}')).toEqual({ title: 'Heat' });
  });

  it.each([
    ['SENTINEL-key', 'It is not JSON.'],
    ['{"title":7,"SENTINEL-key":"SENTINEL-key"}', 'It has an unexpected shape.'],
  ])('throws without a word of the input: %s', (text, message) => {
    expect(() => parseJson(Movie, text)).toThrow(new Error(message));
  });
});
