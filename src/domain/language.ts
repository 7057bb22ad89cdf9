import type { EntryTexts, Texts } from './texts/Texts';

/**
 * English is bundled. Each other file of texts extends this interface; its name gives the language
 * and region, such as `hindi.hi-IN.ts`.
 */
export interface Languages {
  readonly english: 'en-US';
}

export type Language = keyof Languages;

export const defaultLanguage: Language = 'english';

/** Each in its own language. `Intl.DisplayNames` would delay hydration on phones. */
const ownNames: Readonly<Record<Language, string>> = {
  english: 'English',
  hindi: 'हिन्दी',
  spanish: 'Español',
};

type TextsModule<Some> = Readonly<Record<string, Some | undefined>>;

interface LanguageFile {
  readonly locale: string;
  readonly loadAll?: () => Promise<TextsModule<Texts>>;
  readonly loadEntry?: (() => Promise<TextsModule<EntryTexts>>) | undefined;
}

const entryFiles = import.meta.glob<TextsModule<EntryTexts>>('./texts/entry/*.*.ts');

const files: ReadonlyMap<string, LanguageFile> = new Map([
  [defaultLanguage, { locale: 'en-US' }],
  ...Object.entries(import.meta.glob<TextsModule<Texts>>('./texts/*.*.ts')).map(
    ([path, loadAll]): [string, LanguageFile] => {
      const [name = '', locale = ''] = path.replace('./texts/', '').split('.');
      return [name, { locale, loadAll, loadEntry: entryFiles[`./texts/entry/${name}.entry.ts`] }];
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
  return { value, type: ownNames[value], tag, locale };
});

/** The first of the browser's languages that is one of ours. */
export function preferredLanguage(tags: readonly string[]): Language {
  const ours = (tag: string) => languageOptions.find((each) => each.tag === tag.split('-', 1)[0]);
  return tags.map(ours).find((option) => option !== undefined)?.value ?? defaultLanguage;
}

/** BCP 47, for `lang` and `Intl`. */
export function languageTag(language: Language): string {
  return optionOf(language)?.tag ?? 'en';
}

/** BCP 47 with a region, for movie data. */
export function languageLocale(language: Language): string {
  return optionOf(language)?.locale ?? 'en-US';
}

/** All texts, or only those of the entry chunk. Rejects English, which is bundled. */
export async function loadTexts(language: Language, part: TextsPart): Promise<EntryTexts> {
  const file = files.get(language);
  const load = part === 'all' ? file?.loadAll : file?.loadEntry;
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`No file of texts exports ${language}.`);
  return texts;
}

export type TextsPart = 'entry' | 'all';

export function hasAllTexts(texts: EntryTexts | null): texts is Texts {
  return texts !== null && 'search' in texts;
}

function optionOf(language: Language): LanguageOption | undefined {
  return languageOptions.find(({ value }) => value === language);
}
