import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '@/app/App';
import { createServices } from '@/app/services/createServices';
import { BrowseLayout } from '@/components/BrowseLayout';
import { Header } from '@/components/Header';
import { Hero } from '@/components/Hero';
import { MovieRow } from '@/components/MovieRow';
import { Popup } from '@/components/Popup';
import { StageLayout } from '@/components/StageLayout';
import { mediaQueries } from '@/components/theme/tokens';
import { artworkOf } from '@/domain/artwork/artwork';
import { genresOf } from '@/domain/genres';
import { featuredMovie, heroOverview, type ListKind, ratingOf, yearOf } from '@/domain/movie';
import { languageOptions } from '@/domain/language';
import { picturesAt } from '@/domain/pictures';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { sampleLists } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';
import { watchUrl } from '@/domain/trailer';

const sheet = new ServerStyleSheet();
const page = renderToString(
  sheet.collectStyles(
    <MemoryRouter>
      <App services={createServices(__SETTINGS__)} />
    </MemoryRouter>,
  ),
);

export const signIn = page.replace(/^<title>.*?<\/title>/, '');

const pictures = picturesAt(__SETTINGS__.imageBaseUrl);
const featured = featuredMovie(sampleLists.nowPlaying);
if (!featured) throw new Error('There is no sample movie to feature.');

const rows: readonly ListKind[] = ['upcoming', 'popular'];
const visibleCards = 11;
const noop = () => {};

export const browse = renderToString(
  sheet.collectStyles(
    <StageLayout
      content="hero"
      header={
        <Header
          view={{ kind: 'signedOut' }}
          homeUrl={`${import.meta.env.BASE_URL}login`}
          language="english"
          texts={english.header}
        />
      }
      footer={null}
    >
      <BrowseLayout
        hero={
          <Hero
            title={featured.title}
            overview={{ text: heroOverview(featured.overview, 'wide') }}
            facts={{
              year: yearOf(featured),
              rating: ratingOf(featured)?.average,
              genres: genresOf(featured)
                .slice(0, 3)
                .map((genre) => english.popup.genre[genre]),
            }}
            backdrop={{
              art: artworkOf(featured),
              url: featured.backdropPath && pictures.backdrop(featured.backdropPath),
              narrowUrl: featured.backdropPath && pictures.banner(featured.backdropPath),
            }}
            trailer={{ watchUrl: watchUrl(fallbackTrailer.key) }}
            texts={english}
            onShowInfo={noop}
          />
        }
        rows={rows.map((kind) => (
          <MovieRow
            key={kind}
            title={english.list[kind]}
            movies={sampleLists[kind].slice(0, visibleCards)}
            posterUrl={pictures.poster}
            texts={english}
            onShowInfo={noop}
          />
        ))}
      />
    </StageLayout>,
  ),
)
  .replace(/^(?:<link [^>]*>)+/, '')
  // The placeholder is inert: these would reach nobody.
  .replaceAll(/ (?:title|aria-label|aria-description)="[^"]*"/g, '');

/** By language tag. */
export const languages = Object.fromEntries(languageOptions.map(({ tag, value }) => [tag, value]));
export const { narrow } = mediaQueries;
export const narrowOverview = heroOverview(featured.overview, 'narrow');

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
      onClose={noop}
    />,
  ),
);

export const styles = sheet.getStyleTags();
