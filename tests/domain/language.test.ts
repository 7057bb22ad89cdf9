import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  isLanguage,
  languageOptions,
  languages,
  languageTag,
  textsOf,
} from '@/domain/language';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi';
import { spanish } from '@/domain/texts/spanish';

describe('the languages', () => {
  it('are English, Hindi and Spanish, and English where nothing is chosen', () => {
    expect(languages).toEqual(['english', 'hindi', 'spanish']);
    expect(defaultLanguage).toBe('english');
  });

  it('are offered in this order, each under its own name', () => {
    expect(languageOptions.map(({ value, type }) => [value, type])).toEqual([
      ['english', 'English'],
      ['hindi', 'हिन्दी'],
      ['spanish', 'Español'],
    ]);
  });

  it.each([
    ['english', 'en'],
    ['hindi', 'hi'],
    ['spanish', 'es'],
  ] as const)('have a tag that browsers know: %s is %s', (language, tag) => {
    expect(languageTag(language)).toBe(tag);
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  it.each(['klingon', 'English', '', null, undefined, 3])('do not include %s', (value) => {
    expect(isLanguage(value)).toBe(false);
  });

  it.each(languages)('include %s', (language) => {
    expect(isLanguage(language)).toBe(true);
  });

  it('have texts each', async () => {
    expect(await textsOf.english()).toBe(english);
    expect(await textsOf.hindi()).toBe(hindi);
    expect(await textsOf.spanish()).toBe(spanish);
  });
});
