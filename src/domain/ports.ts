import type { Language } from './language';
import type { ListKind, Movie } from './movie';
import type { MovieName } from './movieName';
import type { Credentials, User } from './session';
import type { Trailer } from './trailer';

interface Call {
  readonly signal: AbortSignal;
}

/** Methods reject with an `IdentityFailure`, or with the signal's reason. */
export interface Authenticator {
  /** Synchronous, from storage; the provider may disagree later. */
  cachedUser(): User | null;
  /** Also called when the token changes. Returns unsubscribe. */
  watch(listener: (user: User | null) => void, onFailure: (cause: unknown) => void): () => void;
  signIn(credentials: Pick<Credentials, 'email' | 'password'>, call: Call): Promise<void>;
  /** Watchers see the name and picture at once, before the provider stores them. */
  signUp(credentials: Credentials, call: Call): Promise<void>;
  /** Sends the name and picture chosen at sign-up, if the provider does not have them. */
  updateProfile(): Promise<void>;
  /** Preloads what the popup needs: browsers block popups that open late. */
  prepareGoogle(): void;
  signInWithGoogle(call: Call): Promise<void>;
  /** Resolves alike whether or not the account exists. */
  sendPasswordReset(email: string, call: Call): Promise<void>;
  /** Forgets the user even if it rejects. */
  signOut(call: Call): Promise<void>;
  /** A valid ID token other than the refused one; `null` when signed out. */
  getIdToken(refused?: string): Promise<string | null>;
}

interface LocalisedCall extends Call {
  /** Untranslated texts fall back to English. */
  readonly language: Language;
}

interface FindCall extends LocalisedCall {
  /** Finds only what came out in this year. */
  readonly year?: number | undefined;
}

export interface Catalogue {
  /** Rejects on an empty list. */
  list(kind: ListKind, call: LocalisedCall): Promise<readonly Movie[]>;
  videos(movieId: number, call: Call): Promise<readonly Trailer[]>;
  findByName(name: string, call: FindCall): Promise<readonly Movie[]>;
}

/** Yields each name as soon as it is complete. Titles with commas arrive in parts. */
export interface Recommender {
  suggestNames(query: string, call: Call): AsyncIterable<MovieName>;
}

export interface OfflineCache {
  /**
   * Registers the worker. Calls `onNewVersion` when an update is waiting, `onFailure` if
   * registration fails. Returns unsubscribe.
   */
  watch(onNewVersion: () => void, onFailure: (cause: unknown) => void): () => void;
  /** Activates the waiting version; reload the page to use it. */
  activateUpdate(call: Call): Promise<void>;
  clearPersonalData(): Promise<void>;
}

export interface Installer {
  /** Calls back at once and at every change. Returns unsubscribe. */
  watch(listener: (isAvailable: boolean) => void): () => void;
  install(): Promise<void>;
}
