import type { EntryTexts, Texts } from './texts/Texts';

/**
 * The name in its own language (`Intl.DisplayNames` would delay hydration on phones) and the BCP 47
 * tags: of the texts, and of movie data.
 */
const table = {
  english: { type: 'English', tag: 'en', locale: 'en-US' },
  hindi: { type: 'हिन्दी', tag: 'hi', locale: 'hi-IN' },
  spanish: { type: 'Español', tag: 'es', locale: 'es-ES' },
} as const;

export type Language = keyof typeof table;

export const defaultLanguage: Language = 'english';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

export const languages: readonly Language[] = Object.keys(table).filter(isLanguage);

interface LanguageOption {
  readonly value: Language;
  readonly type: string;
  readonly tag: string;
  readonly locale: string;
}

export const languageOptions: readonly LanguageOption[] = languages.map((value) => ({
  value,
  ...table[value],
}));

/** The first of the browser's languages that is one of ours. */
export function preferredLanguage(tags: readonly string[]): Language {
  const ours = (tag: string) => languageOptions.find((each) => each.tag === tag.split('-', 1)[0]);
  return tags.map(ours).find((option) => option !== undefined)?.value ?? defaultLanguage;
}

/** BCP 47, for `lang` and `Intl`. */
export function languageTag(language: Language): string {
  return table[language].tag;
}

/** BCP 47 with a region, for movie data. */
export function languageLocale(language: Language): string {
  return table[language].locale;
}

export function hasAllTexts(texts: EntryTexts): texts is Texts {
  return 'search' in texts;
}
