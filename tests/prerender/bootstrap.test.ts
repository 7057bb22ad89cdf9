import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  defaultLanguage,
  isLanguage,
  languageOptions,
  languages,
  preferredLanguage,
} from '@/domain/language';
import { formatLocation } from '@/domain/location';
import { routes, screenAt } from '@/domain/routes';

const source = readFileSync('prerender/bootstrap.js', 'utf8');

interface Visit {
  readonly base?: string;
  readonly pathname?: string;
  readonly search?: string;
  readonly tags?: readonly string[];
  readonly stored?: Readonly<Record<string, string | null>>;
}

/** The names of what the script preloads. */
function preloadedBy({ base = '/', pathname = base, search = '', tags = [], stored = {} }: Visit) {
  const preloaded: string[] = [];
  const translations = (name: string) =>
    Object.fromEntries(
      languages.filter((each) => each !== defaultLanguage).map((each) => [each, [each, name]]),
    );
  const bootData = {
    base,
    routes,
    texts: translations('all texts'),
    entryTexts: translations('entry texts'),
    userKey: 'user',
    languageKey: 'language',
    languageOf: Object.fromEntries(languageOptions.map(({ tag, value }) => [tag, value])),
    scripts: { signIn: ['signIn'], browse: ['browse'], notFound: ['notFound'] },
    deferred: { browse: ['deferred'] },
  };
  const page = runInNewContext(
    `${source.replace('__BOOT_DATA__', JSON.stringify(bootData))};
    globalThis.showBrowse?.({});
    preloaded`,
    {
      preloaded,
      localStorage: { getItem: (key: string) => stored[key] ?? null },
      location: { pathname, search },
      navigator: { languages: tags },
      document: {
        getElementById: () => ({ addEventListener: () => {}, textContent: '' }),
        createElement: () => ({}),
        head: { append: ({ href }: HTMLLinkElement) => preloaded.push(href) },
      },
    },
  );
  return page as readonly string[];
}

const bases = fc.constantFrom('/', '/marquee/');
const paths = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', 'login', 'Browse', 'LOGIN', 'toString'),
      fc.constantFrom('', '/', '//'),
    )
    .map((parts) => parts.join('')),
  fc.webPath().map((path) => path.slice(1)),
);

it('finds the same screen as the router', () => {
  fc.assert(
    fc.property(bases, paths, (base, path) => {
      const pathname = base + path;
      expect(preloadedBy({ base, pathname })).toContain(screenAt(pathname, base));
    }),
  );
});

it('shows /browse instead of sign-in to a stored user', () => {
  expect(preloadedBy({ pathname: '/', stored: { user: '{}' } })).toEqual(['browse']);
});

it('finds the same language as the app', () => {
  const tag = fc.constantFrom('en-GB', 'es', 'es-MX', 'hi-IN', 'fr', 'hil', 'constructor', '');
  const language = fc.option(fc.constantFrom(...languages, 'klingon', 'toString', ''));
  fc.assert(
    fc.property(fc.array(tag), language, (tags, stored) => {
      const expected = isLanguage(stored) ? stored : preferredLanguage(tags);
      const preloaded = preloadedBy({ tags, stored: { language: stored } });
      expect(preloaded.find(isLanguage) ?? 'english').toBe(expected);
    }),
  );
});

it('preloads all texts on /browse and those of the entry chunk elsewhere', () => {
  const stored = { language: 'hindi' };
  expect(preloadedBy({ pathname: '/browse', stored })).toContain('all texts');
  expect(preloadedBy({ pathname: '/', stored })).toContain('entry texts');
});

it('preloads the deferred chunk for every search and movie in the URL', () => {
  const search = fc.option(fc.record({ query: fc.string(), asked: fc.boolean() }));
  const movieId = fc.option(fc.integer({ min: 1 }));
  const start = fc.constantFrom('?', '?utm_source=mail&');
  fc.assert(
    fc.property(search, movieId, start, (asked, id, first) => {
      const url = formatLocation({ search: asked, movieId: id }).replace('?', first);
      const preloaded = preloadedBy({ pathname: '/browse', search: url });
      expect(preloaded.includes('deferred')).toBe(asked !== null || id !== null);
    }),
  );
});
