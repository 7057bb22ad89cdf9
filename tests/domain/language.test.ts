import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  hasAllTexts,
  isLanguage,
  languageLocale,
  languageOptions,
  languages,
  languageTag,
  preferredLanguage,
} from '@/domain/language';
import { english } from '@/domain/texts/english';
import { english as englishEntry } from '@/domain/texts/entry/english';
import { hindi as hindiEntry } from '@/domain/texts/entry/hindi.entry';
import { spanish as spanishEntry } from '@/domain/texts/entry/spanish.entry';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

describe('the languages', () => {
  it('are English, Hindi and Spanish; English is the default', () => {
    expect(languages).toEqual(['english', 'hindi', 'spanish']);
    expect(defaultLanguage).toBe('english');
  });

  it('are offered in this order by their own names', () => {
    expect(languageOptions.map(({ value, type }) => [value, type])).toEqual([
      ['english', 'English'],
      ['hindi', 'हिन्दी'],
      ['spanish', 'Español'],
    ]);
  });

  it.each([
    ['english', 'en', 'en-US'],
    ['hindi', 'hi', 'hi-IN'],
    ['spanish', 'es', 'es-ES'],
  ] as const)('have tags that browsers know: %s is %s, its data %s', (language, tag, locale) => {
    expect(languageTag(language)).toBe(tag);
    expect(languageLocale(language)).toBe(locale);
    expect(Intl.getCanonicalLocales([tag, locale])).toEqual([tag, locale]);
  });

  it.each(['klingon', 'English', 'toString', '', null, undefined, 3])(
    'do not include %s',
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );

  it.each(languages)('include %s', (language) => {
    expect(isLanguage(language)).toBe(true);
  });
});

describe('preferredLanguage', () => {
  it.each([
    [['es-MX', 'en'], 'spanish'],
    [['fr-FR', 'hi', 'en'], 'hindi'],
    [['en-GB', 'es'], 'english'],
    [['fr', 'de'], 'english'],
    [['hil'], 'english'],
    [[], 'english'],
  ] as const)('is the first of ours: %j is %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});

describe('hasAllTexts', () => {
  it.each([
    ['english', english, englishEntry],
    ['hindi', hindi, hindiEntry],
    ['spanish', spanish, spanishEntry],
  ])('distinguishes all texts from those of the entry chunk: %s', (_, all, entry) => {
    expect(hasAllTexts(all)).toBe(true);
    expect(hasAllTexts(entry)).toBe(false);
    expect({ ...all, ...entry }).toEqual(all);
  });
});
