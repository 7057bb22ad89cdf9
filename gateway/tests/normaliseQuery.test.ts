import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseQuery } from '../src/normaliseQuery';

describe('normaliseQuery', () => {
  it.each([
    ['  a \t heist\n in\u00a0space ', 'a heist in space'],
    ['Ame\u0301lie', 'Am\u00e9lie'],
    ['\u093c\u0915\u094d\u200d\u0937 🐈‍⬛', '\u093c\u0915\u094d\u200d\u0937 🐈‍⬛'],
    ['', ''],
  ])('turns %j into %j', (text, query) => {
    expect(normaliseQuery(text)).toBe(query);
  });

  it.each(['a\u0000b', 'a\u001bb', 'a\u007fb', 'a\u0085b', 'a\u0086b', 'a\ud83d'])(
    'rejects control characters and lone surrogates: %j',
    (text) => {
      expect(normaliseQuery(text)).toBeUndefined();
    },
  );

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const query = normaliseQuery(text);
        fc.pre(query !== undefined);
        expect(normaliseQuery(query)).toBe(query);
      }),
    );
  });
});
