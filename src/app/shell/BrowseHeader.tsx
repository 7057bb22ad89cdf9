import type { MouseEvent } from 'react';
import { Header } from '@/components/Header';
import type { BrowseMode } from '@/domain/location';
import { displayNameOf } from '@/domain/session';
import { LanguageActor, useEntryTexts } from '../language/LanguageActor';
import { PopupActor } from '../popup/PopupActor';
import { SearchActor } from '../search/SearchActor';
import { SearchModeActor } from '../search/SearchModeActor';
import { SessionActor } from '../session/SessionActor';
import { href } from '../site';

interface BrowseHeaderProps {
  /** The pointer or the focus comes into the header. */
  readonly onApproach: () => void;
  readonly onToggle: (event: MouseEvent, from: BrowseMode) => void;
}

export function BrowseHeader({ onApproach, onToggle }: BrowseHeaderProps) {
  const session = SessionActor.useActorRef();
  const languageActor = LanguageActor.useActorRef();
  const searchMode = SearchModeActor.useActorRef();
  const search = SearchActor.useActorRef();
  const popup = PopupActor.useActorRef();
  const user = SessionActor.useSelector(({ context }) => context.user);
  const isSigningOut = SessionActor.useSelector((state) =>
    state.matches({ signedIn: 'signingOut' }),
  );
  const language = LanguageActor.useSelector(({ context }) => context.chosen);
  const mode = SearchModeActor.useSelector((snapshot) => snapshot.value);
  const texts = useEntryTexts();

  return (
    <div onPointerOver={onApproach} onFocus={onApproach}>
      <Header
        view={{
          kind: 'signedIn',
          name: user ? displayNameOf(user) : '',
          photoURL: user?.photoURL ?? null,
          mode,
          isSigningOut,
        }}
        homeUrl={href('/login')}
        language={{
          chosen: language,
          onChoose: (chosen) => languageActor.send({ type: 'language.choose', language: chosen }),
        }}
        texts={texts.header}
        onGoHome={() => {
          popup.send({ type: 'popup.close' });
          searchMode.send({ type: 'mode.reset' });
          search.send({ type: 'search.clear' });
        }}
        onToggleMode={(event) => {
          onToggle(event, mode);
          popup.send({ type: 'popup.close' });
          searchMode.send({ type: 'mode.toggle' });
          search.send({ type: 'search.clear' });
        }}
        onSignOut={() => session.send({ type: 'session.signOut' })}
      />
    </div>
  );
}
