import type { ActorRefFrom } from 'xstate';
import { recentSearchesKey, scrollPositionsKey, searchAnswersKey } from '@/domain/storageKeys';
import type { languageMachine } from '@/machines/languageMachine';
import type { sessionMachine } from '@/machines/sessionMachine';
import { browserLanguage } from '../language/LanguageActor';
import { onChange } from '../lifecycle/onChange';
import { removeItem, tabStorage } from '../services/storage';

interface Machines {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly language: ActorRefFrom<typeof languageMachine>;
}

/**
 * The next visitor of a shared computer sees nothing of the last one. The language stays unless the
 * visitor signs out in this tab. Returns unsubscribe.
 */
export function connectSession({ session, language }: Machines): () => void {
  function removeBrowsingData() {
    removeItem(recentSearchesKey);
    for (const key of [searchAnswersKey, scrollPositionsKey]) removeItem(key, tabStorage);
  }

  const subscriptions = [
    onChange(
      session,
      (snapshot) => snapshot.matches('signedOut'),
      (isSignedOut) => {
        if (isSignedOut) removeBrowsingData();
      },
    ),
    onChange(
      session,
      (snapshot) => snapshot.matches({ signedIn: 'signingOut' }),
      (isSigningOut) => {
        if (!isSigningOut && session.getSnapshot().matches('signedOut')) {
          language.send({ type: 'language.forget', language: browserLanguage() });
        }
      },
    ),
  ];
  return () => subscriptions.forEach((each) => each.unsubscribe());
}
