import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  defaultLanguage,
  hasAllTexts,
  isLanguage,
  preferredLanguage,
  type Language,
} from '@/domain/language';
import type { TextsPart } from '@/domain/loadTexts';
import type { EntryTexts } from '@/domain/texts/Texts';
import { languageKey } from '@/domain/storageKeys';
import { loadTimeoutMs, within } from '@/domain/within';
import { languageMachine } from '@/machines/languageMachine';
import type { Services } from '../services/Services';
import { getItem, removeItem, setItem } from '../services/storage';

export const LanguageActor = createActorContext(languageMachine);

/** The chosen language, else the browser's. */
export function initialLanguage(): Language {
  const language = getItem(languageKey);
  return isLanguage(language) ? language : browserLanguage();
}

export function browserLanguage(): Language {
  return preferredLanguage(typeof document === 'undefined' ? [] : navigator.languages);
}

export function wireLanguage({ loadTexts, report }: Services) {
  return languageMachine.provide({
    actors: {
      loadTexts: fromPromise(async ({ input: { language, english } }) =>
        language === defaultLanguage
          ? english
          : within(loadTimeoutMs, loadTexts(language, hasAllTexts(english) ? 'all' : 'entry')),
      ),
    },
    actions: {
      saveLanguage: (_, { language }) => setItem(languageKey, language),
      removeLanguage: () => removeItem(languageKey),
      reportFailure: (_, { cause }) => report('error loading the texts', cause),
    },
  });
}

/** Until then the page is empty, or cannot be used. */
const preloadTimeoutMs = 4_000;

/**
 * `undefined` for English, and if they fail or are late: the page starts in English, and the machine
 * loads them again and reports.
 */
export async function preloadTexts(
  { loadTexts }: Services,
  language: Language,
  part: TextsPart,
): Promise<EntryTexts | undefined> {
  if (language === defaultLanguage) return undefined;
  return within(preloadTimeoutMs, loadTexts(language, part)).catch(() => undefined);
}

/** The texts of the entry chunk. Screens of other chunks have `useTexts`. */
export function useEntryTexts(): EntryTexts {
  return LanguageActor.useSelector(({ context }) => context.texts);
}
