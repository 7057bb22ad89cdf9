/** A component on the map, and where it is seen there; some are there without being seen. */
export interface Place {
  readonly component: string;
  /** The selector of what it draws on its screen. */
  readonly at?: string;
  /** The corner of it that the pin is put into. */
  readonly corner?: 'start' | 'end';
}

export type ScreenName = 'signingIn' | 'browsing' | 'searching' | 'upClose' | 'nowhere';

export interface MappedScreen {
  readonly name: ScreenName;
  readonly title: string;
  readonly about: string;
  readonly places: readonly Place[];
}

/** Every component on the screen where it is met first. */
export const componentMap: readonly MappedScreen[] = [
  {
    name: 'signingIn',
    title: 'Signing in',
    about: 'The house is dark, the screen is lit, and one card asks who comes.',
    places: [
      { component: 'StageLayout' },
      { component: 'CinemaBackground', at: 'svg[preserveAspectRatio]' },
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
    name: 'browsing',
    title: 'Browsing',
    about: 'One movie is featured, the others stand on their shelves.',
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
    name: 'searching',
    title: 'Searching with words of your own',
    about: 'A sentence goes out, names come back, and each finds its row in its own time.',
    places: [
      { component: 'SearchLayout' },
      { component: 'SearchForm', at: 'form' },
      { component: 'SearchHelp', at: 'form + div li', corner: 'end' },
      { component: 'SearchPanel', at: 'section h2' },
      { component: 'RowSkeleton', at: '[aria-hidden] > div + div' },
    ],
  },
  {
    name: 'upClose',
    title: 'One movie up close',
    about: 'It lies above everything else. This one has no poster, so one is drawn from its title.',
    places: [
      { component: 'Popup', at: 'dialog', corner: 'end' },
      { component: 'DrawnPoster', at: 'dialog [data-art] + span' },
      { component: 'DrawnArt', at: 'dialog [data-art]' },
    ],
  },
  {
    name: 'nowhere',
    title: 'Nobody’s address',
    about: 'What stands where nothing is, and what is seen before anything is known.',
    places: [
      { component: 'NotFound', at: 'main h1' },
      { component: 'LoadingScreen' },
      { component: 'LoadFailed' },
    ],
  },
];
