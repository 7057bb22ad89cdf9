import { fn } from 'storybook/test';
import { Footer } from '@/components/Footer';
import { Header, type HeaderView } from '@/components/Header';
import type { Language } from '@/domain/language';
import type { Texts } from '@/domain/texts/Texts';
import { visitor } from './people';
import { portrait } from './pictures';

export const homeView = {
  kind: 'signedIn',
  name: visitor.name,
  photoURL: portrait,
  mode: 'home',
} satisfies HeaderView;

export const searchView = { ...homeView, mode: 'gptSearch' } satisfies HeaderView;

export function pageChrome(language: Language, texts: Texts, view: HeaderView) {
  return {
    header: (
      <Header
        view={view}
        homeUrl="/login"
        language={{ chosen: language, onChoose: fn() }}
        texts={texts.header}
        onGoHome={fn()}
        onToggleMode={fn()}
        onSignOut={fn()}
      />
    ),
    footer: (
      <Footer
        projectUrl="https://github.com/"
        demoServices={['identity', 'movies', 'suggestions']}
        texts={texts.footer}
        language={{ chosen: language, label: texts.header.language, onChoose: fn() }}
      />
    ),
  };
}
