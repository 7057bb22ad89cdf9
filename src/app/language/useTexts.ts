import { useEffect } from 'react';
import { defaultLanguage, hasAllTexts } from '@/domain/language';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';
import { LanguageActor } from './LanguageActor';

/** All texts, for the chunk of `/browse`. English is in that chunk. */
export function useTexts(): Texts {
  return LanguageActor.useSelector(({ context: { texts } }) =>
    hasAllTexts(texts) ? texts : english,
  );
}

/** Asks for all texts. `false` while those of another language load. */
export function useAllTextsLoaded(): boolean {
  const actor = LanguageActor.useActorRef();
  useEffect(() => actor.send({ type: 'browse.opened', english }), [actor]);
  return LanguageActor.useSelector(
    ({ context: { texts, language } }) => language === defaultLanguage || hasAllTexts(texts),
  );
}
