import { CinemaScreen } from '@/components/CinemaScreen';
import { fn } from 'storybook/test';
import { AuthForm } from '@/components/AuthForm';
import { BrowseLayout } from '@/components/BrowseLayout';
import { Hero } from '@/components/Hero';
import { MovieRow } from '@/components/MovieRow';
import { NotFound } from '@/components/NotFound';
import { Popup } from '@/components/Popup';
import { SearchForm } from '@/components/SearchForm';
import { SearchHelp } from '@/components/SearchHelp';
import { SearchLayout } from '@/components/SearchLayout';
import { SearchPanel } from '@/components/SearchPanel';
import { NowShowing } from '@/components/NowShowing';
import { StageLayout } from '@/components/StageLayout';
import type { Language } from '@/domain/language';
import type { Texts } from '@/domain/texts/Texts';
import { trailerSearchUrl, watchUrl } from '@/domain/trailer';
import { art, featured, movies } from '../../support/movies';
import { backdrop, poster } from '../../support/pictures';
import { homeView, searchView, pageChrome } from '../../support/pageChrome';
import type { ScreenName } from './componentMap';

interface SampleScreenProps {
  readonly screen: ScreenName;
  readonly language: Language;
  readonly texts: Texts;
}

/** A whole screen, built from the components. */
export function SampleScreen({ screen, language, texts }: SampleScreenProps) {
  if (screen === 'signIn') {
    return (
      <StageLayout {...pageChrome(language, texts, { kind: 'signedOut' })}>
        <AuthForm
          view={{ mode: 'signUp', status: 'submitting' }}
          others={{ onContinueWithGoogle: fn() }}
          texts={texts.authForm}
          onSubmit={fn()}
          onForgotPassword={fn()}
          onSwitchMode={fn()}
        />
        <CinemaScreen>
          <NowShowing movies={[{ ...featured, id: 1 }]} motion="still" texts={texts.wall} />
        </CinemaScreen>
      </StageLayout>
    );
  }
  if (screen === 'search') {
    return (
      <StageLayout {...pageChrome(language, texts, searchView)} content="full">
        <SearchLayout
          form={
            <>
              <SearchForm state="quiet" texts={texts.search} onSubmit={fn()} />
              <SearchHelp
                examples={texts.searchHelp.examples.slice(0, 3)}
                recent={{ queries: [], onRemove: fn(), onClear: fn() }}
                texts={texts.searchHelp}
                onAsk={fn()}
                onSurprise={fn()}
              />
            </>
          }
          panel={
            <SearchPanel
              view={{
                kind: 'results',
                names: movies.slice(0, 3).map(({ title }) => ({ name: title })),
                rows: [
                  { name: movies[0]?.title ?? '', movies: 'pending' },
                  { name: movies[1]?.title ?? '', movies },
                ],
              }}
              recommender={texts.search.demoRecommender}
              posterUrl={poster}
              texts={texts}
              onShowInfo={fn()}
            />
          }
        />
      </StageLayout>
    );
  }
  if (screen === 'notFound') {
    return (
      <StageLayout {...pageChrome(language, texts, { kind: 'signedOut' })} content="message">
        <NotFound homeUrl="/" texts={texts.oops} onGoHome={fn()} />
      </StageLayout>
    );
  }
  return (
    <>
      <StageLayout {...pageChrome(language, texts, homeView)} content="hero">
        <BrowseLayout
          hero={
            <Hero
              {...featured}
              facts={{
                year: 2024,
                rating: 7.8,
                genres: [texts.popup.genre[18], texts.popup.genre[9648]],
              }}
              backdrop={{ art, url: backdrop('/story-backdrop-2.jpg'), narrowUrl: null }}
              trailer={{ watchUrl: watchUrl('story') }}
              texts={texts}
              onShowInfo={fn()}
            />
          }
          rows={
            <MovieRow
              heading={{ title: texts.list.upcoming }}
              movies={movies}
              posterUrl={poster}
              texts={texts}
              onShowInfo={fn()}
            />
          }
        />
      </StageLayout>
      {screen === 'details' && (
        <Popup
          movie={{ ...featured, ...sampleDetails }}
          link={{ url: '', state: 'idle', onCopy: fn() }}
          similar={{ movies: [], onShow: fn() }}
          texts={texts.popup}
          presence={{ isOpen: true, onExited: fn() }}
          onClose={fn()}
        />
      )}
    </>
  );
}

const sampleDetails = {
  releaseDate: '2024-02-01',
  posterUrl: null,
  year: 2024,
  rating: { average: 7.8, votes: 1234 },
  genres: [18, 9648],
  originalTitle: undefined,
  bannerUrl: backdrop('/story-backdrop-3.jpg'),
  trailerSearchUrl: trailerSearchUrl('The Third Harbour'),
} as const;
