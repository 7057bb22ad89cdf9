import { componentSources } from '../../foundations/tooling/componentSources';
import { fileName } from '../../foundations/tooling/usersOf';

/** A component and its position on the map. */
export interface Place {
  readonly component: string;
  /** Selector of its element; without one, it has no pin. */
  readonly at?: string;
  /** The corner for the pin. */
  readonly corner?: 'start' | 'end';
}

export type ScreenName = 'signIn' | 'browse' | 'search' | 'details' | 'notFound';

export interface MappedScreen {
  readonly name: ScreenName;
  readonly title: string;
  readonly about: string;
  readonly places: readonly Place[];
}

const screens: readonly MappedScreen[] = [
  {
    name: 'signIn',
    title: 'Signing in',
    about: 'A dark auditorium and one form.',
    places: [
      { component: 'StageLayout' },
      { component: 'CinemaBackground', at: 'svg[preserveAspectRatio]' },
      { component: 'CinemaScreen', at: '[data-wall]' },
      { component: 'NowShowing', at: '[data-wall] p' },
      { component: 'Header', at: 'header', corner: 'end' },
      { component: 'Logo', at: 'header a' },
      { component: 'AuthForm', at: 'section', corner: 'end' },
      { component: 'TextField', at: 'input[name="name"]' },
      { component: 'PasswordField', at: 'input[name="password"]' },
      { component: 'PasswordRules', at: '[data-state="open"]' },
      { component: 'Spinner', at: 'button[type="submit"] span', corner: 'end' },
      { component: 'Button', at: 'button[type="submit"]' },
      { component: 'Footer', at: 'footer' },
      { component: 'SkipLink' },
      { component: 'NoticeArea' },
      { component: 'Notice' },
      { component: 'InstallButton' },
    ],
  },
  {
    name: 'browse',
    title: 'Browsing',
    about: 'One featured movie above rows of movies.',
    places: [
      { component: 'BrowseLayout' },
      { component: 'LanguageSelect', at: 'select' },
      { component: 'Avatar', at: 'header img', corner: 'end' },
      { component: 'Hero', at: 'h1' },
      { component: 'TrailerFrame' },
      { component: 'MovieRow', at: 'h2' },
      { component: 'IconButton', at: 'h2 + div button' },
      { component: 'Icon', at: 'h2 + div button:last-child svg', corner: 'end' },
      { component: 'MovieCard', at: 'li:nth-child(2) article' },
      { component: 'Poster', at: 'li:nth-child(3) article > div' },
    ],
  },
  {
    name: 'search',
    title: 'Searching in your own words',
    about: 'A query returns names; each name loads its own row.',
    places: [
      { component: 'SearchLayout' },
      { component: 'SearchForm', at: 'form' },
      { component: 'SearchHelp', at: 'form + div li', corner: 'end' },
      { component: 'SearchPanel', at: 'section h2' },
      { component: 'RowSkeleton', at: '[data-vacant]' },
    ],
  },
  {
    name: 'details',
    title: 'Details of a movie',
    about: 'A dialog above the page. This movie has no poster, so one is drawn.',
    places: [
      { component: 'Popup', at: 'dialog', corner: 'end' },
      { component: 'DrawnPoster', at: 'dialog [data-art] + div' },
      { component: 'DrawnArt', at: 'dialog [data-art]' },
    ],
  },
  {
    name: 'notFound',
    title: 'Not found',
    about: 'Unknown URLs, loading and failed pages.',
    places: [
      { component: 'NotFound', at: 'main h1' },
      { component: 'LoadingScreen' },
      { component: 'LoadFailed' },
    ],
  },
];

/** Each component on one screen. */
export const componentMap = withUnplaced(
  screens,
  Object.keys(componentSources)
    .filter((path) => path.endsWith('.tsx'))
    .map(fileName),
);

/** Adds components without a place to the last screen, without a pin. */
export function withUnplaced(
  map: readonly MappedScreen[],
  components: readonly string[],
): readonly MappedScreen[] {
  const placed = new Set(map.flatMap(({ places }) => places.map(({ component }) => component)));
  const others = components.filter((component) => !placed.has(component));
  return map.map((screen, index) =>
    index === map.length - 1
      ? { ...screen, places: [...screen.places, ...others.map((component) => ({ component }))] }
      : screen,
  );
}
