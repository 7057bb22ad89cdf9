import type { Language } from '@/domain/language';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';

const modules = import.meta.glob<Readonly<Record<string, Texts>>>('/src/domain/texts/*.*.ts', {
  eager: true,
});

const texts = new Map(Object.values(modules).flatMap((exported) => Object.entries(exported)));

/** Synchronous, unlike the app’s loader. */
export function textsFor(language: Language): Texts {
  return texts.get(language) ?? english;
}
