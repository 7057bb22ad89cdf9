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
import { Header } from '@/components/Header';
import { CardCaption } from '@/components/MovieCard';
import { Popup } from '@/components/Popup';
import { ControlledPoster } from '@/components/Poster';
import { StageLayout } from '@/components/StageLayout';
import { ThemeRoot } from '@/components/theme/ThemeRoot';
import { artworkOf } from '@/domain/artwork/artwork';
import { genresOf } from '@/domain/genres';
import {
  featuredMovie,
  heroOverview,
  type ListKind,
  type Movie,
  type MovieLists,
  ratingOf,
  yearOf,
} from '@/domain/movie';
import {
  defaultLanguage,
  hasAllTexts,
  type Language,
  languageOptions,
  languages,
} from '@/domain/language';
import { loadTexts } from '@/domain/loadTexts';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { english } from '@/domain/texts/english';
import type { Texts } from '@/domain/texts/Texts';

/** What React escapes. */
const characterOf: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const sheet = new ServerStyleSheet();
const services = createServices(__SETTINGS__);

// Only here: the page keeps its global styles.
renderToString(
  sheet.collectStyles(
    <ThemeRoot>
      <></>
    </ThemeRoot>,
  ),
);

/** Without its title and preload links. */
function render(screen: ReactNode): string {
  return renderToString(sheet.collectStyles(<MemoryRouter>{screen}</MemoryRouter>)).replace(
    /^(?:<title>.*?<\/title>|<link [^>]*>)+/,
    '',
  );
}

export const signIn = render(<App services={services} />);

// Before the other screens add theirs.
const signInRules = stylesOf(sheet).rules;

const visibleRows: readonly ListKind[] = ['upcoming', 'popular'];
const visibleCards = 11;
const noop = () => {};

/** The placeholder is inert: nothing reads its titles and labels. */
export const browse = await homeIn(defaultLanguage);

/** By language, in the order of the texts of `browse`; 0 stands for the same text. */
export const translations = Object.fromEntries(
  await Promise.all(
    languages.slice(1).map(async (language) => [language, await translationIn(language)] as const),
  ),
);

async function homeIn(language: Language): Promise<string> {
  const texts = await textsIn(language);
  const lists = sampleListsIn(texts.samples);
  const featured = featuredIn(lists);
  const samples = {
    upcoming: lists.upcoming.slice(0, visibleCards),
    popular: lists.popular.slice(0, visibleCards),
    topRated: [],
    nowPlaying: [featured],
  };
  const html = render(
    <ServicesProvider value={services}>
      <LanguageActor.Provider options={{ input: { language, english, texts } }}>
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
  return html.replaceAll(/ (?:title|aria-label|aria-description)="[^"]*"/g, '');
}

async function translationIn(language: Language): Promise<readonly (string | 0)[]> {
  const original = textNodesOf(browse);
  const translated = textNodesOf(await homeIn(language));
  if (translated.length !== original.length) throw new Error(`Other texts in ${language}.`);
  return translated.map((text, index) => (text === original[index] ? 0 : text));
}

function textNodesOf(html: string): readonly string[] {
  return [...html.matchAll(/(?<=>)[^<]+/g)].map(([text]) =>
    text.replaceAll(/&[^;]+;/g, (entity) => characterOf[entity] ?? entity),
  );
}

async function textsIn(language: Language): Promise<Texts> {
  if (language === defaultLanguage) return english;
  const texts = await loadTexts(language, 'all');
  if (!hasAllTexts(texts)) throw new Error(`Not all texts are there in ${language}.`);
  return texts;
}

function featuredIn({ nowPlaying }: MovieLists): Movie {
  const featured = featuredMovie(nowPlaying);
  if (!featured) throw new Error('There is no sample movie to feature.');
  if (heroOverview(featured.overview, 'narrow') !== featured.overview) {
    throw new Error('The placeholder has one overview for every width. Shorten it.');
  }
  return featured;
}

/** By language tag. */
export const languageOf = Object.fromEntries(languageOptions.map(({ tag, value }) => [tag, value]));

// Renders what the app shows next, so that its styles are in the page: inserting them later restyles
// the whole page.
const featured = featuredIn(sampleLists);
const art = artworkOf(featured);
renderToString(
  sheet.collectStyles(
    <>
      <Header
        view={{ kind: 'signedIn', name: '', photoURL: null, mode: 'home' }}
        homeUrl=""
        language={{ chosen: defaultLanguage, onChoose: noop }}
        texts={english.header}
      />
      <ControlledPoster title="" art={art} url="picture" nearness="near" />
      <CardCaption title="" facts={{}} texts={english.card} />
      <Popup
        movie={{
          title: featured.title,
          art,
          overview: { text: featured.overview },
          releaseDate: featured.releaseDate,
          posterUrl: null,
          year: yearOf(featured),
          rating: ratingOf(featured),
          genres: genresOf(featured),
          originalTitle: { title: featured.originalTitle, tag: undefined },
          bannerUrl: null,
        }}
        link={{ url: '', state: 'idle', onCopy: noop }}
        similar={{ movies: [{ id: 1, title: '', art, posterUrl: null }], onShow: noop }}
        texts={english.popup}
        presence={{ isOpen: true, onExited: noop }}
        onClose={noop}
      />
    </>,
  ),
);

const { rules, names } = stylesOf(sheet);

/** What sign-in needs, and the names of all classes. */
export const signInStyles = `<style>${signInRules.join('\n')}</style>${names}`;

export const browseStyles = `<style>${rules.filter((rule) => !signInRules.includes(rule)).join('\n')}</style>`;

/**
 * styled-components inserts the rules of its own style element again, one by one, which restyles
 * the page. So the rules are in a plain element, and its own one has only the class names.
 */
function stylesOf(collected: ServerStyleSheet) {
  const [, start, css] = /^(<style [^>]*)>(.*)<\/style>$/s.exec(collected.getStyleTags()) ?? [];
  if (start === undefined || css === undefined) throw new Error('There is not one style element.');
  const end = '/*!sc*/\n';
  const parts = css.split(end).filter((part) => part !== '');
  const ofNames = parts.filter((part) => part.startsWith('data-styled.'));
  return {
    rules: parts.filter((part) => !part.startsWith('data-styled.')),
    names: `${start} media="not all">${ofNames.map((name) => name + end).join('')}</style>`,
  };
}
