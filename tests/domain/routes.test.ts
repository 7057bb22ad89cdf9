import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes, screenAt } from '@/domain/routes';

const anyCase = (word: string) =>
  fc.mixedCase(fc.constant(word), { toggleCase: (letter) => letter.toUpperCase() });
const slashes = fc.constantFrom('', '/', '//');

describe.each(['/', '/a/sub/folder/'])('screenAt under %s', (base) => {
  it.each(Object.entries(routes))(
    'finds %s in any case and with slashes at the end',
    (path, screen) => {
      fc.assert(
        fc.property(anyCase(path.slice(1)), slashes, (written, end) => {
          expect(screenAt(`${base}${written}${end}`, base)).toBe(screen);
        }),
      );
    },
  );

  it.each(['browse/now', 'brows', '/browse', 'login.html', 'log in'])(
    'finds nothing at %s',
    (path) => {
      expect(screenAt(`${base}${path}`, base)).toBe('notFound');
    },
  );

  it('finds the first screen at the base without its slash', () => {
    expect(screenAt(base.slice(0, -1), base)).toBe('signIn');
  });
});
