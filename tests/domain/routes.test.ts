import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes, screenAt } from '@/domain/routes';

const anyCase = (word: string) =>
  fc.mixedCase(fc.constant(word), { toggleCase: (letter) => letter.toUpperCase() });
const route = fc.oneof(
  anyCase('login'),
  anyCase('browse'),
  fc.constantFrom('', 'Browse/now', 'brows', '/browse', 'login.html'),
  fc.stringMatching(/^[\w/.-]*$/),
);
const slashes = fc.constantFrom('', '/', '//');

it.each(['/', '/a/sub/folder/'])('a path under %s leads where the router leads', (base) => {
  fc.assert(
    fc.property(route, slashes, (path, end) => {
      const matched = Object.entries(routes).find(
        ([known]) => matchPath(known, `/${path}${end}`) !== null,
      );
      expect(screenAt(`${base}${path}${end}`, base)).toBe(matched?.[1] ?? 'notFound');
    }),
  );
});

it('a slash within a path leads to no screen', () => {
  expect(screenAt('/bro/wse', '/')).toBe('notFound');
});
