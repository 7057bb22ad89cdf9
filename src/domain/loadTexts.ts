import { languageLocale, type Language } from './language';
import type { EntryTexts, Texts } from './texts/Texts';

type TextsModule<Some> = Readonly<Record<string, Some | undefined>>;

const allFiles = import.meta.glob<TextsModule<Texts>>('./texts/*.*.ts');
const entryFiles = import.meta.glob<TextsModule<EntryTexts>>('./texts/entry/*.*.ts');

export type TextsPart = 'entry' | 'all';

/** All texts, or only those of the entry chunk. Rejects English, which is bundled. */
export async function loadTexts(language: Language, part: TextsPart): Promise<EntryTexts> {
  const load =
    part === 'all'
      ? allFiles[`./texts/${language}.${languageLocale(language)}.ts`]
      : entryFiles[`./texts/entry/${language}.entry.ts`];
  const texts = (await load?.())?.[language];
  if (!texts) throw new Error(`No file of texts exports ${language}.`);
  return texts;
}
