import { isLanguage } from '@/domain/language';
import { english } from '@/domain/texts/english';
import { textsFor } from './textsFor';

/**
 * A component's args in the toolbar's language: where they hold English texts, all of them or one
 * section, the same of that language. Texts that a story has chosen itself stay.
 */
export function translated(
  args: Readonly<Record<string, unknown>>,
  language: unknown,
): Readonly<Record<string, unknown>> {
  if (!isLanguage(language) || language === 'english') return args;
  const chosen: Readonly<Record<string, unknown>> = { ...textsFor(language) };
  const section = Object.entries(english).find(([, part]) => part === args.texts)?.[0];
  if (args.texts === english) return { ...args, texts: chosen };
  return section ? { ...args, texts: chosen[section] } : args;
}
