import { defaultLanguage, hasAllTexts } from '@/domain/language';
import type { MovieLists } from '@/domain/movie';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import type { LanguageSnapshot } from '@/machines/languageMachine';

export function samplesOf({ context: { language, texts } }: LanguageSnapshot): MovieLists {
  return language !== defaultLanguage && hasAllTexts(texts)
    ? sampleListsIn(texts.samples)
    : sampleLists;
}
