import { useCallback } from 'react';
import type { Language } from '@/domain/language';
import { LanguageActor } from './LanguageActor';

/** A stable getter, so that machines are not created again when the language changes. */
export function useLanguageGetter(): () => Language {
  const language = LanguageActor.useActorRef();
  return useCallback(() => language.getSnapshot().context.language, [language]);
}
