import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featuredMovie, heroOverview } from '@/domain/movie';
import { sampleLists } from '@/domain/samples/sampleLists';
import { browse, signIn, wideOverview } from '../../prerender/prerenderedScreens';

const countIn = (html: string, pattern: string) => html.split(new RegExp(pattern, 'i')).length - 1;
const overview = featuredMovie(sampleLists.nowPlaying)?.overview ?? '';

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

    expect(attributes).toHaveLength(3);
    for (const attribute of attributes)
      expect([attribute, countIn(browse, attribute)]).toEqual([attribute, 1]);
  });

  it('has the narrow overview; the script replaces it on wide screens', () => {
    expect(browse).toContain(` data-overview>${heroOverview(overview, 'narrow').slice(0, 30)}`);
    expect(wideOverview).toBe(heroOverview(overview, 'wide'));
  });
});

it('the prerendered sign-in begins with its content', () => {
  expect(signIn).toMatch(/^<a /);
});
