import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { Language } from '@/domain/language';
import type { BrowseMode } from '@/domain/location';
import type { Texts } from '@/domain/texts/Texts';
import { Avatar } from './Avatar';
import { Button } from './Button';
import { LanguageSelect } from './LanguageSelect';
import { Logo } from './Logo';
import { Spinner } from './Spinner';
import { blockSecondClick } from './blockSecondClick';
import { onPlainClick } from './onPlainClick';
import { mediaQueries, tokens } from './theme/tokens';
import { visuallyHidden } from './theme/visuallyHidden';

export type HeaderView =
  | { readonly kind: 'signedOut' }
  | {
      readonly kind: 'signedIn';
      readonly name: string;
      readonly photoURL: string | null;
      readonly mode: BrowseMode;
      /** The sign-out button waits. */
      readonly isSigningOut?: boolean;
    };

export interface HeaderProps {
  /** Who is signed in, and which mode is shown. */
  readonly view: HeaderView;
  /** Where the logo leads. */
  readonly homeUrl: string;
  /** Home and wide screens only. Without it there is no select. */
  readonly language?:
    | { readonly chosen: Language; readonly onChoose: (language: Language) => void }
    | undefined;
  /** Texts of the header. */
  readonly texts: Texts['header'];
  /** Replaces following the link of the logo. */
  readonly onGoHome?: (() => void) | undefined;
  /** The button that switches to GPT search and back. */
  readonly onToggleMode?: ((event: MouseEvent) => void) | undefined;
  /** The button with the name. */
  readonly onSignOut?: (() => void) | undefined;
}

export function Header(props: HeaderProps) {
  const { view, homeUrl, language, texts, onGoHome, onToggleMode, onSignOut } = props;
  return (
    <Bar>
      <Home href={homeUrl} aria-label={texts.home} onClick={onPlainClick(onGoHome)}>
        <Logo />
      </Home>
      {view.kind === 'signedIn' && (
        <Controls>
          {view.mode === 'home' && language && (
            <WideOnly>
              <LanguageSelect
                language={language.chosen}
                label={texts.language}
                onChoose={language.onChoose}
              />
            </WideOnly>
          )}
          <Button
            icon={view.mode === 'home' ? 'sparkle' : 'home'}
            onClickCapture={blockSecondClick}
            onClick={onToggleMode}
          >
            {view.mode === 'home' ? texts.gptSearch : texts.homepage}
          </Button>
          <SignOut
            type="button"
            aria-disabled={view.isSigningOut}
            onClick={view.isSigningOut ? undefined : onSignOut}
          >
            {view.isSigningOut ? (
              <Wait>
                <Spinner />
              </Wait>
            ) : (
              <Avatar photoURL={view.photoURL} />
            )}
            <Name translate="no">{view.name}</Name> <span>{texts.signOut}</span>
          </SignOut>
        </Controls>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s} ${tokens.space.m};
  flex-wrap: wrap;
  padding: 0.875rem ${tokens.space.gutter};

  @media ${mediaQueries.narrow} {
    gap: ${tokens.space.xs};
  }
`;

const Home = styled.a`
  padding-block: ${tokens.space.s};
  border-radius: ${tokens.radius.small};
  text-decoration: none;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s};
  max-inline-size: 100%;
  white-space: nowrap;

  @media ${mediaQueries.narrow} {
    gap: ${tokens.space.xs};

    > button {
      gap: 0.375rem;
      padding-inline: ${tokens.space.s};
      font-size: ${tokens.text.caption};
    }
  }

  /* One line on phones, in every language. */
  @media ${mediaQueries.phone} {
    > button:first-of-type > svg {
      display: none;
    }
  }

  @media ${mediaQueries.smallPhone} {
    > button {
      padding-inline: 0.375rem;
    }

    > button:last-of-type > :first-child {
      display: none;
    }
  }
`;

const WideOnly = styled.div`
  @media ${mediaQueries.narrow} {
    display: none;
  }
`;

const SignOut = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-block-size: ${tokens.size.target};
  padding: ${tokens.space.xs} ${tokens.space.s};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  font-size: ${tokens.text.small};

  &:hover {
    background: ${tokens.color.raised};
  }

  &[aria-disabled='true'] {
    cursor: progress;
    color: ${tokens.color.muted};
  }

  > span:last-child {
    color: ${tokens.color.muted};
  }
`;

/** As wide as the avatar. */
const Wait = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2rem;
`;

const Name = styled.bdi`
  max-inline-size: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;

  @media ${mediaQueries.narrow} {
    ${visuallyHidden}
  }
`;
