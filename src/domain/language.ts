import { english } from './texts/english';
import type { Texts } from './texts/Texts';

export const languages = ['english', 'hindi', 'spanish'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'english';

/** The choices of the language list: the value, its own name for itself, and its BCP 47 tag. */
export const languageOptions: readonly {
  readonly value: Language;
  readonly type: string;
  readonly tag: string;
}[] = [
  { value: 'english', type: 'English', tag: 'en' },
  { value: 'hindi', type: 'हिन्दी', tag: 'hi' },
  { value: 'spanish', type: 'Español', tag: 'es' },
];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The BCP 47 tag of a language, for `lang` and `Intl`. */
export function languageTag(language: Language): string {
  return languageOptions.find(({ value }) => value === language)?.tag ?? 'en';
}

/** Each language's texts; English is always there, the others are fetched when first needed. */
export const textsOf: Readonly<Record<Language, () => Promise<Texts>>> = {
  english: () => Promise.resolve(english),
  hindi: () => import('./texts/hindi').then(({ hindi }) => hindi),
  spanish: () => import('./texts/spanish').then(({ spanish }) => spanish),
};
