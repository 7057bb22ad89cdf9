/** What the build tells its worker; see offline/offlineWorker.ts. */
declare const __KEPT__: {
  /** The files of the shell, each with the digest of its content where its name does not hold one. */
  readonly shell: readonly { readonly url: string; readonly revision: string | null }[];
  /** The path that the site is published under. */
  readonly base: string;
  /** Where the movie database and its pictures are. */
  readonly movies: string;
  readonly pictures: string;
};
