import type { AutocompleteOption } from '../autocomplete';
import type { GenreId } from '../genres';
import type { ListKind, Rating } from '../movie';
import type { SampleTexts } from '../samples/sampleLists';
import type {
  AuthMode,
  CredentialField,
  PasswordPolicy,
  PasswordRule,
  SignInProblem,
} from '../session';

export type DemoService = 'identity' | 'movies' | 'suggestions';

/** In the entry chunk. */
export interface EntryTexts {
  readonly pages: {
    readonly signIn: string;
    readonly signUp: string;
    readonly browse: string;
    readonly gptSearch: string;
    readonly notFound: string;
  };
  readonly authForm: {
    readonly disclaimer: string;
    readonly title: Readonly<Record<AuthMode, string>>;
    readonly submit: Readonly<Record<AuthMode, string>>;
    readonly submitting: Readonly<Record<AuthMode, string>>;
    readonly field: Readonly<Record<CredentialField, string>>;
    readonly invalid: Readonly<Record<CredentialField, string>>;
    readonly showPassword: string;
    readonly hidePassword: string;
    readonly capsLock: string;
    readonly forgotPassword: string;
    readonly sendingReset: string;
    readonly resetSent: string;
    readonly resetUnsent: string;
    readonly noMailInDemo: string;
    readonly help: Readonly<Record<SignInProblem, string>>;
    readonly gettingReady: string;
    readonly continueAsGuest: string;
    readonly guestName: string;
    readonly anyAddress: string;
    readonly sessionEnded: string;
    readonly switchMode: Readonly<Record<AuthMode, string>>;
    readonly or: string;
    readonly continueWithGoogle: string;
    readonly waitingForGoogle: string;
    readonly rules: string;
    readonly rule: Readonly<Record<PasswordRule, string>>;
    readonly ruleState: Readonly<Record<'met' | 'open', string>>;
    readonly policy: string;
    policyRequirements(policy: PasswordPolicy): readonly string[];
    failure(kind: AuthMode | 'google', code: string, message: string): string;
  };
  readonly slideshow: {
    readonly nowShowing: string;
    readonly play: string;
    readonly pause: string;
  };
  readonly header: {
    readonly skip: string;
    readonly home: string;
    readonly language: string;
    readonly gptSearch: string;
    readonly homepage: string;
    readonly signOut: string;
  };
  readonly footer: {
    readonly credit: string;
    readonly author: string;
    readonly attribution: string;
    demo(services: readonly DemoService[]): string;
  };
  readonly notices: {
    readonly offline: string;
    readonly newVersion: string;
    readonly takeVersion: string;
    readonly takingVersion: string;
    readonly postponeVersion: string;
    readonly install: string;
  };
  readonly loadFailed: {
    readonly message: string;
    readonly tryAgain: string;
  };
  readonly crashed: {
    readonly message: string;
    readonly tryAgain: string;
  };
  readonly notFound: {
    readonly message: string;
    readonly back: string;
  };
}

/** All texts. They come with the chunk of `/browse`. */
export interface Texts extends EntryTexts {
  readonly list: Readonly<Record<ListKind, string>>;
  readonly row: {
    scrollLeft(title: string): string;
    scrollRight(title: string): string;
    /** For visitors at a keyboard. */
    readonly keysHint: string;
    place(position: number, count: number): string;
    readonly nothingFound: string;
    readonly foundElsewhere: string;
    readonly closestTitles: string;
  };
  readonly card: {
    searchTrailer(title: string): string;
    moreInfo(title: string): string;
    score(average: number): string;
    rated(average: number): string;
  };
  readonly facts: {
    decade(from: number): string;
    directedBy(name: string): string;
    starring(name: string): string;
  };
  readonly hero: {
    readonly playTrailer: string;
    readonly moreInfo: string;
    trailerOf(title: string): string;
    readonly play: string;
    readonly pause: string;
    readonly mute: string;
    readonly unmute: string;
  };
  readonly search: {
    readonly label: string;
    readonly searchBarTextContent: string;
    readonly searchBtnTextContent: string;
    readonly invalidInput: string;
    readonly ask: string;
    readonly loading: string;
    recommendedBy(recommender: string): string;
    readonly demoRecommender: string;
    readonly failure: string;
    readonly budgetExhausted: string;
    readonly tryAgain: string;
    readonly cancel: string;
    readonly nothingUnderstood: string;
    readonly cancelled: string;
    arrived(movies: number, rows: number): string;
  };
  readonly understood: {
    readonly label: string;
    remove(phrase: string): string;
  };
  readonly refine: {
    readonly label: string;
    readonly newer: string;
    readonly lighter: string;
    readonly others: string;
    moreLike(name: string): string;
    otherThan(names: string): string;
  };
  readonly searchHelp: {
    readonly toggle: string;
    readonly try: string;
    readonly examples: readonly string[];
    readonly surprise: string;
    readonly recent: string;
    remove(query: string): string;
    readonly clear: string;
  };
  readonly autocomplete: {
    readonly list: string;
    readonly kind: Readonly<Record<AutocompleteOption['kind'], string>>;
  };
  readonly popup: {
    readonly releaseDate: string;
    readonly unknownDate: string;
    readonly noOverview: string;
    rating(rating: Rating): string;
    readonly genre: Readonly<Record<GenreId, string>>;
    readonly originalTitle: string;
    readonly searchTrailer: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly copyThisLink: string;
    readonly moreLikeThis: string;
    readonly close: string;
    /** No list has the movie of the URL. */
    readonly missing: {
      readonly title: string;
      readonly advice: string;
      readonly back: string;
    };
  };
  readonly samples: Readonly<Record<string, SampleTexts>>;
}
