import { english } from './texts/english';
import type { Texts } from './texts/Texts';

/**
 * English is bundled. Each other file of texts extends this interface; its name gives the language
 * and region, such as `hindi.hi-IN.ts`.
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

export const languages: readonly Language[] = [...files.keys()].filter(isLanguage);

export interface LanguageOption {
  readonly value: Language;
  readonly type: string;
  readonly tag: string;
  readonly locale: string;
}

export const languageOptions: readonly LanguageOption[] = languages.map((value) => {
  const { language: tag, baseName: locale } = new Intl.Locale(files.get(value)?.locale ?? 'en-US');
  return { value, type: ownNameOf(tag), tag, locale };
});

/** BCP 47, for `lang` and `Intl`. */
export function languageTag(language: Language): string {
  return optionOf(language)?.tag ?? 'en';
}

/** BCP 47 with a region, for movie data. */
export function languageLocale(language: Language): string {
  return optionOf(language)?.locale ?? 'en-US';
}

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
