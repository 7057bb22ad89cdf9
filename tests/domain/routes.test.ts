import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routeAt } from '@/domain/routes';

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
      const found = routeAt(`${base}${path}${end}`, base);
      for (const known of ['', 'login', 'browse']) {
        expect(found === known).toBe(matchPath(`/${known}`, `/${path}${end}`) !== null);
      }
    }),
  );
});
