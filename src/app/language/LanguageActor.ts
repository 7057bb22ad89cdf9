import { createActorContext } from '@xstate/react';
import { fromPromise } from 'xstate';
import { defaultLanguage, hasAllTexts, isLanguage, type Language } from '@/domain/language';
import { english } from '@/domain/texts/entry/english';
import type { EntryTexts } from '@/domain/texts/Texts';
import { languageKey } from '@/domain/storageKeys';
import { languageMachine } from '@/machines/languageMachine';
import type { Services } from '../services/Services';
import { setItem, getItem } from '../services/storage';

export const LanguageActor = createActorContext(languageMachine);

export function rememberedLanguage(): Language {
  const language = getItem(languageKey);
  return isLanguage(language) ? language : defaultLanguage;
}

export function wireLanguage({ loadTexts, report }: Services) {
  return languageMachine.provide({
    actors: {
      loadTexts: fromPromise(async ({ input: { language, english } }) =>
        language === defaultLanguage
          ? english
          : loadTexts(language, hasAllTexts(english) ? 'all' : 'entry'),
      ),
    },
    actions: {
      saveLanguage: (_, { language }) => setItem(languageKey, language),
      reportFailure: (_, { cause }) => report('error loading the texts', cause),
    },
  });
}

/** The texts of the entry chunk. Screens of other chunks have `useTexts`. */
export function useEntryTexts(): EntryTexts {
  return LanguageActor.useSelector(({ context }) => context.texts ?? english);
}
