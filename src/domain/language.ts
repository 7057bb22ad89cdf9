import { english } from './texts/english';
import type { Texts } from './texts/Texts';

/**
 * The languages that Marquee speaks. English is always there; every other file of texts adds its own
 * line, and its name is all that is known of the language before it is fetched: `hindi.hi-IN.ts`.
 */
export interface Languages {
  readonly english: 'en-US';
}

export type Language = keyof Languages;

export const defaultLanguage: Language = 'english';

type TextsModule = Readonly<Record<string, Texts | undefined>>;

interface LanguageFile {
  readonly locale: string;
  readonly load: () => Promise<TextsModule>;
}

const files: ReadonlyMap<string, LanguageFile> = new Map([
  [defaultLanguage, { locale: 'en-US', load: () => Promise.resolve({ english }) }],
  ...Object.entries(import.meta.glob<TextsModule>('./texts/*.*.ts')).map(
    ([path, load]): [string, LanguageFile] => {
      const [name = '', locale = ''] = path.replace('./texts/', '').split('.');
      return [name, { locale, load }];
    },
  ),
]);

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && files.has(value);
}

/** English first, the others by their names. */
export const languages: readonly Language[] = [...files.keys()].filter(isLanguage);

export interface LanguageOption {
  readonly value: Language;
  /** The language's own name for itself. */
  readonly type: string;
  /** Its BCP 47 tag, for `lang` and `Intl`. */
  readonly tag: string;
  /** The tag with a region, in which movie data is asked for. */
  readonly locale: string;
}

/** The choices of the language list. */
export const languageOptions: readonly LanguageOption[] = languages.map((value) => {
  const { language: tag, baseName: locale } = new Intl.Locale(files.get(value)?.locale ?? 'en-US');
  return { value, type: ownNameOf(tag), tag, locale };
});

/** The BCP 47 tag of a language, for `lang` and `Intl`. */
export function languageTag(language: Language): string {
  return optionOf(language)?.tag ?? 'en';
}

/** The BCP 47 tag with a region, in which movie data is asked for. */
export function languageLocale(language: Language): string {
  return optionOf(language)?.locale ?? 'en-US';
}

/** A language's texts: English is always there, the others are fetched when first needed. */
export async function textsOf(language: Language): Promise<Texts> {
  const texts = (await files.get(language)?.load())?.[language];
  if (!texts) throw new Error(`The file of texts for ${language} does not export ${language}.`);
  return texts;
}

function optionOf(language: Language): LanguageOption | undefined {
  return languageOptions.find(({ value }) => value === language);
}

function ownNameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
