import { describe, expect, it } from 'vitest';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import type { Texts } from '@/domain/texts/Texts';

const modules = import.meta.glob<Readonly<Record<string, Texts>>>('/src/domain/texts/*.*.ts', {
  eager: true,
});

const languages = Object.values(modules).flatMap((exported) => Object.entries(exported));

/** Texts that are the same everywhere: names, and words that two languages share. */
const shared: readonly string[] = ['header.home', 'popup.genre.18', 'popup.genre.10749'];

describe('the texts of a language', () => {
  it.each(languages)('leave none out: %s', (_, texts) => {
    expect(missingIn(texts)).toEqual([]);
  });

  it.each(languages)('are not left in English: %s', (_, texts) => {
    expect(sameAsEnglishIn(texts).filter((place) => !shared.includes(place))).toEqual([]);
  });
});

/** Quoted in the specification with three dots. */
const withDots: readonly string[] = [
  ...['authForm.submitting.signIn', 'authForm.submitting.signUp'],
  ...['search.searchBarTextContent', 'search.loading'],
];

describe('the style of the texts', () => {
  it.each([['english', english] as const, ...languages])('uses one ellipsis: %s', (name, texts) => {
    const dotted = stringsOf(texts).filter(([, text]) => text.includes('...'));
    const allowed = name === 'hindi' ? [] : withDots;
    expect(dotted.filter(([place]) => !allowed.includes(place))).toEqual([]);
    expect(stringsOf(texts).filter(([, text]) => text.includes(' …'))).toEqual([]);
  });

  it('quotes a Hindi title before a postposition, which would change its ending', () => {
    const title = hindi.list.popular;
    expect(hindi.row.scrollLeft(title)).toContain(`“${title}” को`);
    expect(hindi.row.scrollRight(title)).toContain(`“${title}” को`);
  });

  it('writes email in one way', () => {
    const odd = stringsOf(english).filter(([, text]) => /e-mails?|E-mails?|\bmails?\b/.test(text));
    expect(odd).toEqual([]);
  });

  it.each([['english', english] as const, ...languages])(
    'has no space before a colon, except where specified: %s',
    (_, texts) => {
      const spaced = stringsOf(texts).filter(([, text]) => / :/.test(text));
      expect(spaced.map(([, text]) => text)).toEqual(texts === english ? ['Release Date : '] : []);
    },
  );
});

it('the Spanish search form has the texts of the specification', () => {
  const { searchBarTextContent, searchBtnTextContent } = spanish.search;
  expect(searchBarTextContent).toBe('Buscar sugerencias de películas...');
  expect(searchBtnTextContent).toBe('Buscar');
});

describe('the note about the demo', () => {
  it('promises that nothing leaves the browser only if every service is the demo’s', () => {
    const { demo } = english.footer;

    expect(demo(['identity', 'movies', 'suggestions'])).toContain('Nothing you type leaves it.');
    expect(demo(['movies', 'suggestions'])).toBe('Demo in this browser: movies, suggestions.');
  });
});

describe('a text that is missed', () => {
  it('is named', () => {
    const popup = { ...english.popup, close: undefined };
    const card = { ...english.card, rated: undefined };

    expect(missingIn({ ...english, popup, card })).toEqual(['card.rated', 'popup.close']);
  });

  it('is reported if it is empty or has another type', () => {
    const notFound = { ...english.notFound, message: ' ' };
    const hero = { ...english.hero, trailerOf: 'Trailer' };

    expect(missingIn({ ...english, notFound, hero })).toEqual([
      'notFound.message',
      'hero.trailerOf',
    ]);
  });

  it('is reported if it is still English', () => {
    expect(sameAsEnglishIn(english)).toContain('popup.close');
  });
});

/** The places where English has a text and this tree has none, each by its path. */
function missingIn(tree: object): readonly string[] {
  const there = new Map(leavesOf(tree));
  return leavesOf(english)
    .filter(([place, text]) => {
      const other = there.get(place);
      return typeof other !== typeof text || (typeof other === 'string' && other.trim() === '');
    })
    .map(([place]) => place);
}

function sameAsEnglishIn(tree: object): readonly string[] {
  const there = new Map(leavesOf(tree));
  return leavesOf(english)
    .filter(([place, text]) => typeof text === 'string' && there.get(place) === text)
    .map(([place]) => place);
}

function stringsOf(tree: object): readonly (readonly [place: string, text: string])[] {
  return leavesOf(tree).flatMap(([place, text]) =>
    typeof text === 'string' && !place.startsWith('samples.') ? [[place, text] as const] : [],
  );
}

function leavesOf(tree: object, above = ''): readonly (readonly [place: string, leaf: unknown])[] {
  return Object.entries(tree).flatMap(([name, branch]: [string, unknown]) => {
    const place = above ? `${above}.${name}` : name;
    return typeof branch === 'object' && branch !== null
      ? leavesOf(branch, place)
      : [[place, branch] as const];
  });
}
