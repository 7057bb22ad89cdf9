import { useCallback } from 'react';
import type { Language } from '@/domain/language';
import { LanguageActor } from './LanguageActor';

/** The way to ask which language is on the screen now; it stays the same from one drawing to the next. */
export function useLanguageGetter(): () => Language {
  const language = LanguageActor.useActorRef();
  return useCallback(() => language.getSnapshot().context.language, [language]);
}
