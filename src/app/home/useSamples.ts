import { useMemo } from 'react';
import { defaultLanguage } from '@/domain/language';
import type { MovieLists } from '@/domain/movie';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { LanguageActor, useTexts } from '../language/LanguageActor';

export function useSamples(): MovieLists {
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const texts = useTexts();
  return useMemo(
    () => (language === defaultLanguage ? sampleLists : sampleListsIn(texts.samples)),
    [language, texts],
  );
}
