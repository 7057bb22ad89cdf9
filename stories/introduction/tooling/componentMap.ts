export interface ScreenOnMap {
  /** The id of its story. */
  readonly page: string;
  readonly title: string;
  readonly about: string;
  readonly components: readonly string[];
}

/** Each component on one screen. */
export const componentMap: readonly ScreenOnMap[] = [
  {
    page: 'pages-sign-in--sign-in',
    title: 'Signing in',
    about: 'A dark auditorium and one form.',
    components: [
      'StageLayout',
      'CinemaBackground',
      'CinemaScreen',
      'Slideshow',
      'Header',
      'Logo',
      'AuthForm',
      'TextField',
      'PasswordField',
      'PasswordRules',
      'Spinner',
      'Button',
      'Footer',
      'SkipLink',
      'NoticeArea',
      'Notice',
      'InstallButton',
    ],
  },
  {
    page: 'pages-browse--signed-in',
    title: 'Browsing',
    about: 'One featured movie above rows of movies.',
    components: [
      'BrowseLayout',
      'LanguageSelect',
      'Avatar',
      'Hero',
      'MovieFacts',
      'TrailerFrame',
      'MovieRow',
      'IconButton',
      'Icon',
      'MovieCard',
      'Poster',
    ],
  },
  {
    page: 'pages-gpt-search--gpt-search',
    title: 'Searching in your own words',
    about: 'A query returns names; each name loads its own row.',
    components: [
      'SearchLayout',
      'SearchForm',
      'AutocompleteList',
      'SearchHelp',
      'SearchPanel',
      'ChipList',
      'ResultRow',
      'RowSkeleton',
    ],
  },
  {
    page: 'pages-popup--shown',
    title: 'Details of a movie',
    about: 'A dialog above the page. A movie without a poster has a drawn one.',
    components: ['Popup', 'MissingMovie', 'ModalDialog', 'DrawnPoster', 'DrawnArt'],
  },
  {
    page: 'pages-not-found--not-found',
    title: 'Not found',
    about: 'Unknown URLs, loading and failed pages.',
    components: ['NotFound', 'LoadingScreen', 'LoadFailed'],
  },
];
