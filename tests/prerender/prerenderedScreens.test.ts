import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featuredMovie } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import {
  browse,
  browseStyles,
  signIn,
  signInStyles,
  translations,
} from '../../prerender/prerenderedScreens';

const countIn = (html: string, pattern: string) => html.split(new RegExp(pattern, 'i')).length - 1;
const featured = featuredMovie(sampleLists.nowPlaying);

describe('the prerendered /browse', () => {
  it('is the home screen with the first movies of two rows', () => {
    expect(countIn(browse, '<section')).toBe(3);
    expect(countIn(browse, '<article')).toBe(22);
    expect(countIn(browse, '<(?:title|link|nav|footer)')).toBe(0);
  });

  it('holds each element that the inline script selects exactly once', () => {
    const script = readFileSync('prerender/bootstrap.js', 'utf8');
    const attributes = [...script.matchAll(/querySelector\('\[([^']+)\]'\)/g)].map(
      ([, attribute = '']) => attribute,
    );

    expect(attributes).toHaveLength(2);
    for (const attribute of attributes)
      expect([attribute, countIn(browse, attribute)]).toEqual([attribute, 1]);
  });

  it('has a translation of its heading and overview in every other language', () => {
    expect(Object.keys(translations)).toEqual(['hindi', 'spanish']);
    for (const [language, { list, samples }] of Object.entries({ hindi, spanish })) {
      expect(translations[language]).toContain(list.upcoming);
      expect(translations[language]).toContain(samples[featured?.id ?? 0]?.overview);
    }
  });
});

it('the prerendered sign-in begins with its content', () => {
  expect(signIn).toMatch(/^<a /);
});

it('the styles of /browse have no rule for sign-in, which comes before them', () => {
  const classes = [...signIn.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const isStyledIn = (styles: string) => (name: string) => new RegExp(`\\.${name}\\b`).test(styles);

  expect(classes.filter(isStyledIn(signInStyles)).length).toBeGreaterThan(20);
  expect(classes.filter(isStyledIn(browseStyles))).toEqual([]);
});
