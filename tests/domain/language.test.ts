import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  isLanguage,
  languageLocale,
  languageOptions,
  languages,
  languageTag,
  textsOf,
  type Language,
} from '@/domain/language';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';

const files = Object.keys(import.meta.glob('/src/domain/texts/*.ts'))
  .map((path) => path.replace('/src/domain/texts/', ''))
  .filter((file) => file !== 'Texts.ts');

describe('the languages', () => {
  it('are English, Hindi and Spanish, and English where nothing is chosen', () => {
    expect(languages).toEqual(['english', 'hindi', 'spanish']);
    expect(defaultLanguage).toBe('english');
  });

  it('are the files of texts, and nothing else', () => {
    expect(files).toEqual(
      languages.map((language) =>
        language === defaultLanguage
          ? `${language}.ts`
          : `${language}.${languageLocale(language)}.ts`,
      ),
    );
  });

  it('are offered in this order, each under its own name', () => {
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

  it('name the language whose texts are missing', async () => {
    await expect(textsOf('klingon' as Language)).rejects.toThrow('klingon');
  });

  it('have texts each', async () => {
    expect(await textsOf('english')).toBe(english);
    expect(await textsOf('hindi')).toBe(hindi);
    expect(await textsOf('spanish')).toBe(spanish);
  });
});
