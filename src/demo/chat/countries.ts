import { plainWords } from './plainWords';

const languages = ['en', 'es', 'hi'];

/** The codes of countries, by their names in three languages. */
export function countriesByName(codes: Iterable<string>): ReadonlyMap<string, string> {
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return new Map(
    [...codes].flatMap((code) =>
      names.map((inLanguage) => [plainWords(inLanguage.of(code) ?? '').join(' '), code] as const),
    ),
  );
}
