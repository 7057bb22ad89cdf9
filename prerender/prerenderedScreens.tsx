import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '@/app/App';
import { HomeScreen } from '@/app/home/HomeScreen';
import { PlayerActor } from '@/app/home/PlayerActor';
import { RowsActor } from '@/app/home/RowsActor';
import { TrailerActor } from '@/app/home/TrailerActor';
import { LanguageActor } from '@/app/language/LanguageActor';
import { createServices } from '@/app/services/createServices';
import { ServicesProvider } from '@/app/services/Services';
import { SignedOutHeader } from '@/app/shell/SignedOutHeader';
import { Popup } from '@/components/Popup';
import { StageLayout } from '@/components/StageLayout';
import { mediaQueries } from '@/components/theme/tokens';
import { artworkOf } from '@/domain/artwork/artwork';
import { genresOf } from '@/domain/genres';
import { featuredMovie, heroOverview, type ListKind, ratingOf, yearOf } from '@/domain/movie';
import { languageOptions } from '@/domain/language';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { sampleLists } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';

const sheet = new ServerStyleSheet();
const services = createServices(__SETTINGS__);

/** Without its title and preload links. */
function render(screen: ReactNode): string {
  return renderToString(sheet.collectStyles(<MemoryRouter>{screen}</MemoryRouter>)).replace(
    /^(?:<title>.*?<\/title>|<link [^>]*>)+/,
    '',
  );
}

export const signIn = render(<App services={services} />);

const featured = featuredMovie(sampleLists.nowPlaying);
if (!featured) throw new Error('There is no sample movie to feature.');

const visibleRows: readonly ListKind[] = ['upcoming', 'popular'];
const visibleCards = 11;
const samples = {
  upcoming: sampleLists.upcoming.slice(0, visibleCards),
  popular: sampleLists.popular.slice(0, visibleCards),
  topRated: [],
  nowPlaying: [featured],
};
const noop = () => {};

const home = render(
  <ServicesProvider value={services}>
    <LanguageActor.Provider options={{ input: { language: 'english', english } }}>
      <RowsActor.Provider options={{ input: { samples } }}>
        <TrailerActor.Provider options={{ input: { fallback: fallbackTrailer } }}>
          <PlayerActor.Provider>
            <StageLayout content="hero" header={<SignedOutHeader />} footer={null}>
              <HomeScreen rows={visibleRows} onShowInfo={noop} />
            </StageLayout>
          </PlayerActor.Provider>
        </TrailerActor.Provider>
      </RowsActor.Provider>
    </LanguageActor.Provider>
  </ServicesProvider>,
);

/** The placeholder is inert: nothing reads its titles and labels. */
export const browse = marked(
  home.replaceAll(/ (?:title|aria-label|aria-description)="[^"]*"/g, ''),
  heroOverview(featured.overview, 'narrow'),
  'data-overview',
);

/** By language tag. */
export const languages = Object.fromEntries(languageOptions.map(({ tag, value }) => [tag, value]));
export const { wide } = mediaQueries;
export const wideOverview = heroOverview(featured.overview, 'wide');

/** Adds an attribute to the only element with this text. */
function marked(html: string, text: string, attribute: string): string {
  const [before = '', after, ...more] = html.split(`>${renderToString(<>{text}</>)}<`);
  if (after === undefined || more.length > 0) throw new Error(`Not exactly once: ${text}`);
  return `${before} ${attribute}>${renderToString(<>{text}</>)}<${after}`;
}

// Renders the popup so that its styles are in the page; creating them on first open is slow.
renderToString(
  sheet.collectStyles(
    <Popup
      movie={{
        title: featured.title,
        art: artworkOf(featured),
        overview: { text: featured.overview },
        releaseDate: featured.releaseDate,
        posterUrl: null,
        year: yearOf(featured),
        rating: ratingOf(featured),
        genres: genresOf(featured),
        originalTitle: { title: featured.originalTitle, tag: undefined },
        bannerUrl: null,
        trailerSearchUrl: '',
      }}
      link={{ url: '', state: 'idle', onCopy: noop }}
      similar={{
        movies: [{ id: 1, title: '', art: artworkOf(featured), posterUrl: null }],
        onShow: noop,
      }}
      texts={english.popup}
      presence={{ isOpen: true, onExited: noop }}
      onClose={noop}
    />,
  ),
);

export const styles = sheet.getStyleTags();
