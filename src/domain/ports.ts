import type { Language } from './language';
import type { ListKind, Movie } from './movie';
import type { Credentials, User } from './session';
import type { Trailer } from './trailer';

interface Call {
  readonly signal: AbortSignal;
}

/** Anything that knows who is there. What it refuses, it refuses with an `IdentityFailure`. */
export interface Authenticator {
  /** Who was signed in when the page was last here, read at once; the provider may yet disagree. */
  cachedUser(): User | null;
  /**
   * Tells who is signed in, first when it is known and then at every change, of the token too; or, should that not
   * be possible for now, what stands in the way. Returns the way to stop.
   */
  watch(listener: (user: User | null) => void, onUnreachable: (cause: unknown) => void): () => void;
  signIn(credentials: Pick<Credentials, 'email' | 'password'>, call: Call): Promise<void>;
  /** Creates the account and signs it in; watchers see the name and picture to come at once. */
  signUp(credentials: Credentials, call: Call): Promise<void>;
  /** Gives the account the name and picture that it signed up with, unless it has them. */
  updateProfile(): Promise<void>;
  /** Fetches ahead what Google's window needs, so that the press itself can open it. */
  prepareGoogle(): void;
  signInWithGoogle(call: Call): Promise<void>;
  /** Asks for a mail with which the password is chosen anew; settles alike whoever has an account. */
  sendPasswordReset(email: string, call: Call): Promise<void>;
  /** Nobody is remembered afterwards, even when it fails. */
  signOut(call: Call): Promise<void>;
  /** A bearer that is valid now; `null` when nobody is signed in. */
  getIdToken(): Promise<string | null>;
}

interface LocalisedCall extends Call {
  /** In which movies are told of; what is not translated is told in English. */
  readonly language: Language;
}

/** Anything that knows movies. A list never comes back empty: that is an error. */
export interface Catalogue {
  list(kind: ListKind, call: LocalisedCall): Promise<readonly Movie[]>;
  videos(movieId: number, call: Call): Promise<readonly Trailer[]>;
  findByName(name: string, call: LocalisedCall): Promise<readonly Movie[]>;
}

/**
 * Anything that can turn a free-text query into movie names, each as soon as it is known. A title
 * with commas comes in parts, so there may be more of them than names are wanted.
 */
export interface Recommender {
  suggestNames(query: string, call: Call): AsyncIterable<string>;
}

/** Anything that keeps on this device what a visit without a network needs. */
export interface OfflineCache {
  /**
   * Begins to keep, and tells when a new version of the product is there, which the page is not yet
   * of; or what stands in the way of keeping. Returns the way to stop listening.
   */
  watch(onNewVersion: () => void, onFailure: (cause: unknown) => void): () => void;
  /** Goes over to the new version: the page is of it once it is loaded anew. */
  activateUpdate(call: Call): Promise<void>;
  /** Lets go of what was kept of whoever was here. */
  clearPersonalData(): Promise<void>;
}

/** Anything that can make the product an app of this device. */
export interface Installer {
  /** Tells whether it can be installed now, at first and at every change. Returns the way to stop. */
  watch(listener: (possible: boolean) => void): () => void;
  /** Lets the browser ask the visitor. */
  install(): Promise<void>;
}
