import type { CriterionId } from './criteria';

/** The screens, by their file of stories. */
export const screens = {
  SignInRoute: 'Sign in',
  BrowseRoute: 'Browse',
  MoviePopup: 'Popup',
  SearchRoute: 'GPT search',
  NotFoundRoute: 'Not found',
  Notices: 'Notices',
  Language: 'Language',
  Crashed: 'Crashed',
} as const;

export interface TestProof {
  readonly file: string;
  /** With `…` for what the title computes. */
  readonly title: string;
  readonly holds: readonly CriterionId[];
  /** Screens and components; the whole product without it. */
  readonly on?: readonly string[];
}

/** Proofs by the title of their test. */
function inFile<Proof extends Partial<Pick<TestProof, 'holds' | 'on'>>>(
  file: string,
  proofs: Readonly<Record<string, Proof>>,
) {
  return Object.entries(proofs).map(([title, proof]) => ({ file, title, ...proof }));
}

const everyRoute: readonly string[] = ['Not found', 'Sign in', 'Browse', 'Popup', 'GPT search'];
const signedIn: readonly string[] = ['Sign in', 'Browse', 'Popup', 'GPT search'];

/** Tests that run every rule of axe. */
export const axeProofs: readonly Omit<TestProof, 'holds'>[] = [
  ...inFile('tests/e2e/live/accessibility.spec.ts', {
    'axe finds no violation on not found, sign-in and sign-up': { on: ['Not found', 'Sign in'] },
    'axe finds no violation on /browse': { on: ['Browse', 'Popup', 'GPT search'] },
  }),
];

/** Unit and end-to-end tests. */
export const testProofs: readonly TestProof[] = [
  ...inFile('tests/e2e/demo/reflow.spec.ts', {
    'nothing is cut or scrolls sideways in …: …': {
      holds: ['1.3.4', '1.4.4', '1.4.10', '1.4.12', '2.4.2'],
      on: everyRoute,
    },
  }),
  ...inFile('tests/engines/largeText.spec.ts', {
    'nothing is cut or scrolls sideways': { holds: ['1.4.4'], on: ['Browse'] },
  }),
  ...inFile('tests/e2e/demo/keyboard.spec.ts', {
    'the whole journey works by keyboard': {
      holds: ['2.1.1', '2.1.2', '2.4.1', '2.4.3', '2.4.7', '2.4.11', '3.2.2'],
      on: [...signedIn, 'Footer', 'LanguageSelect'],
    },
  }),
  ...inFile('tests/e2e/demo/remote.spec.ts', {
    'the whole journey works with arrows and Enter': {
      holds: ['2.1.1', '2.1.2', '2.4.7', '2.4.11'],
      on: signedIn,
    },
    'arrows and Enter reach everything on every screen at … px': {
      holds: ['2.1.1'],
      on: everyRoute,
    },
    'arrows at the end of the page do not change the language': {
      holds: ['3.2.1'],
      on: ['Browse', 'LanguageSelect'],
    },
  }),
  ...inFile('tests/e2e/demo/autocomplete.spec.ts', {
    'the list works by keyboard': { holds: ['2.1.1'], on: ['GPT search', 'AutocompleteList'] },
  }),
  ...inFile('tests/e2e/demo/focus.spec.ts', {
    'a notice at the lower edge covers no focused control': {
      holds: ['2.4.11'],
      on: ['Browse', 'Notices', 'NoticeArea'],
    },
    'when the focused element is removed, focus moves nearby': { holds: ['2.4.3'], on: ['Browse'] },
    'in forced colours cards, buttons and focus have borders': {
      holds: ['1.4.11'],
      on: ['Browse', 'GPT search'],
    },
  }),
  ...inFile('tests/e2e/live/language.spec.ts', {
    'a running search continues and shows its rows in the new language': {
      holds: ['3.2.2'],
      on: ['GPT search', 'Language'],
    },
  }),
  ...inFile('tests/e2e/live/neverLost.spec.ts', {
    'closing the popup in any way returns focus to its card': { holds: ['2.4.3'], on: ['Popup'] },
    'an expired session returns to the same URL after sign-in': {
      holds: ['2.2.1'],
      on: ['Browse', 'Sign in'],
    },
  }),
  ...inFile('tests/stories/foundationsContrast.test.ts', {
    'is sufficient for every text colour on every background': { holds: ['1.4.3'] },
    'is sufficient for edges of controls and the focus ring': { holds: ['1.4.11'] },
  }),
  ...inFile('tests/e2e/demo/pixels.spec.ts', {
    'name and “(sign out)” have a contrast of 4.5:1 at … px': {
      holds: ['1.4.3'],
      on: ['Browse', 'Header'],
    },
  }),
  ...inFile('tests/e2e/demo/screenReader.spec.ts', {
    'accessibility tree of not found, sign-in and sign-up': {
      holds: ['1.3.1', '1.3.2', '2.4.6', '3.2.3', '3.3.2', '4.1.2'],
      on: ['Not found', 'Sign in'],
    },
    'accessibility tree of the homepage, a card and the popup': {
      holds: ['1.3.1', '1.3.2', '2.4.4', '2.4.6', '3.2.3', '3.2.4', '4.1.2'],
      on: ['Browse', 'Popup'],
    },
    'accessibility tree of the search form, its error and its rows': {
      holds: ['1.3.1', '1.3.2', '2.4.4', '2.4.6', '3.2.3', '3.2.4', '3.3.1', '4.1.2'],
      on: ['GPT search'],
    },
    'the search status region exists before its first message': {
      holds: ['4.1.3'],
      on: ['GPT search'],
    },
  }),
  ...inFile('tests/e2e/demo/preferences.spec.ts', {
    'the popup is in the title of the document, then the screen again': {
      holds: ['2.4.2'],
      on: ['Popup', 'Browse'],
    },
  }),
  ...inFile('tests/e2e/demo/rows.spec.ts', {
    'the title of a hovered card covers only its own poster': {
      holds: ['1.4.13'],
      on: ['Browse', 'MovieCard'],
    },
  }),
  ...inFile('tests/e2e/demo/popup.spec.ts', {
    'the link is copied and opens the same popup': { holds: ['2.4.5'], on: ['Popup'] },
  }),
  ...inFile('tests/e2e/live/savedAnswers.spec.ts', {
    'a link to a film of a search keeps its URL until the search is asked': {
      holds: ['2.4.5'],
      on: ['GPT search', 'Popup'],
    },
  }),
  ...inFile('tests/e2e/demo/signIn.spec.ts', {
    'the slideshow shows a movie, still with reduced motion, and shifts nothing': {
      holds: ['2.2.2'],
      on: ['Sign in'],
    },
  }),
  ...inFile('tests/architecture/accessibility.test.ts', {
    'repeats an animation at most once a second': { holds: ['2.3.1'] },
    'has no shortcut on a key that types a character': { holds: ['2.1.4'] },
    'refers to no shape, colour or place in a text': { holds: ['1.3.3'] },
  }),
  ...inFile('tests/e2e/demo/touch.spec.ts', {
    'the whole journey works by touch': { holds: ['2.5.1', '2.5.7'], on: signedIn },
    'a press on a picture opens the popup, a drag does not': {
      holds: ['2.5.2'],
      on: ['Browse', 'MovieCard'],
    },
  }),
  ...inFile('tests/e2e/live/identity.spec.ts', {
    'a failed sign-in shows code and message and keeps the input': {
      holds: ['3.3.1', '3.3.7'],
      on: ['Sign in'],
    },
  }),
  ...inFile('tests/e2e/demo/help.spec.ts', {
    'recent searches survive a reload and end with sign-out': {
      holds: ['3.3.7'],
      on: ['GPT search'],
    },
  }),
];

type Plays = Readonly<Record<string, readonly CriterionId[]>>;

/**
 * Plays by file of stories. A file without any has only axe, which runs at two widths and in three
 * languages; charts are in English, and all but the live ones at one width.
 */
export const storyProofs: Readonly<Record<string, Plays>> = {
  AuthForm: {
    InvalidName: ['3.3.1'],
    InvalidEmail: ['3.3.1'],
    InvalidPassword: ['3.3.1'],
    InvalidNewPassword: ['3.3.2', '3.3.3'],
    RefusedByPolicy: ['3.3.3'],
    WithHelp: ['3.3.3'],
    AnnouncesReset: ['4.1.3'],
    FilledInByPasswordManagers: ['1.3.5', '3.3.8'],
    FilledInAtSignUp: ['1.3.5', '3.3.8'],
    SendsPasted: ['3.3.8'],
    SendsSignUpByKeyboard: ['2.1.1'],
    TabOrder: ['2.4.3'],
    KeepsTextsWhenRefused: ['3.3.7'],
    TranslatedError: ['3.2.2'],
  },
  AutocompleteList: { Active: ['4.1.2'] },
  Avatar: { Photo: ['1.1.1'] },
  Button: { PressedByKeyboard: ['2.1.1'] },
  ChipList: { FocusAfterRemoval: ['2.1.1', '2.4.3'] },
  Footer: { ByKeyboard: ['2.1.1', '2.4.3'] },
  Header: { ByKeyboard: ['2.1.1', '2.4.3'], LongName: ['2.5.3'] },
  Hero: {
    Controlled: ['1.4.2', '2.2.2'],
    PlayerFollowsButtons: ['2.1.1', '2.2.2'],
    OverviewInEnglish: ['3.1.2'],
  },
  IconButton: { Pressed: ['1.1.1'], PressedByKeyboard: ['2.1.1'] },
  InstallButton: { Busy: ['4.1.2'], PressedByKeyboard: ['2.1.1'] },
  LanguageSelect: { ChoosesHindi: ['4.1.2'] },
  LoadFailed: { Default: ['4.1.3'], TriesAgainByKeyboard: ['2.1.1'] },
  LoadingScreen: { Default: ['4.1.2'] },
  MissingMovie: { Default: ['4.1.2'] },
  ModalDialog: {
    ClosedByEscape: ['2.1.1', '2.1.2'],
    Default: ['4.1.2'],
    FocusGoesInAndComesBack: ['2.4.3'],
    SelectedPastTheEdge: ['2.5.2'],
  },
  MovieCard: {
    AtAGlance: ['1.4.5'],
    BrokenPicture: ['1.4.5'],
    ByKeyboard: ['2.1.1', '2.4.3'],
    Dragged: ['2.5.2'],
    InRow: ['4.1.2'],
    SearchesTrailer: ['2.4.4'],
  },
  MovieFacts: { Default: ['1.1.1'] },
  MovieRow: {
    AtItsEnds: ['4.1.2'],
    ByKeyboard: ['2.1.1', '2.4.3'],
    MoviesReplaced: ['2.4.3'],
    ScrollsOnNarrowScreen: ['2.5.1', '2.5.7'],
    ScrollsOnWideScreen: ['2.5.1', '2.5.7'],
  },
  NotFound: { GoesBackByKeyboard: ['2.1.1'] },
  Notice: { LongText: ['1.4.10'], PostponedByKeyboard: ['2.1.1'] },
  NoticeArea: {
    OneNotice: ['4.1.3'],
    ReachedByKeyboard: ['2.1.1'],
    UnderALongPage: ['2.4.11'],
  },
  Slideshow: { Playing: ['2.2.2'], Paused: ['2.2.2'] },
  PasswordField: { HiddenAgain: ['2.1.1'], Invalid: ['3.3.1'], Pasted: ['3.3.8'] },
  PasswordRules: { SomeMet: ['1.3.1', '1.4.1', '3.3.2'] },
  Popup: {
    Default: ['4.1.2'],
    LinkCopied: ['4.1.3'],
    OverviewInEnglish: ['3.1.2'],
    WithOriginalTitle: ['3.1.2'],
  },
  Poster: { Failed: ['1.4.5'], Loaded: ['1.1.1'] },
  SearchForm: { Invalid: ['3.3.1', '4.1.3'], SubmittedByEnter: ['2.1.1'] },
  SearchHelp: { ByKeyboard: ['2.1.1'], LongQueries: ['2.5.3'] },
  SearchPanel: {
    Announces: ['4.1.3'],
    ByKeyboard: ['2.1.1', '2.4.3'],
  },
  SkipLink: { Focused: ['2.4.1'], Pressed: ['2.1.1', '2.4.1'] },
  StageLayout: { Centred: ['1.3.1'] },
  TextField: {
    Invalid: ['3.3.1'],
    InvalidWhileFocused: ['1.4.1'],
    LabelPressed: ['3.3.2'],
    Typed: ['2.1.1'],
  },

  Crashed: { Crashed: ['4.1.3'] },
  Language: { Hindi: ['3.1.1'], Spanish: ['3.1.1'], OverviewInEnglish: ['3.1.2'] },
  SignInRoute: {
    Guest: ['3.3.8'],
    InvalidEmail: ['3.3.1'],
    PasswordPolicy: ['3.3.3'],
    SessionEnded: ['2.2.1'],
    SlideshowPaused: ['2.2.2'],
    SlideshowWithReducedMotion: ['2.2.2'],
  },
  BrowseRoute: { TrailerPaused: ['2.2.2'], TrailerUnmuted: ['1.4.2'] },
  MoviePopup: { MoreLikeThis: ['2.4.3'] },
  SearchRoute: { Invalid: ['3.3.1', '4.1.3'] },
};
