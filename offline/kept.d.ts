/** What the build tells its worker; see offline/offlineWorker.ts. */
declare const __KEPT__: {
  /** The precache manifest; see offline/shellFiles.ts. */
  readonly shell: readonly {
    readonly url: string;
    readonly revision: string | null;
    readonly integrity: string;
  }[];
  /** The path that the site is published under. */
  readonly base: string;
  /** Where the movie database and its pictures are. */
  readonly movies: string;
  readonly pictures: string;
};
