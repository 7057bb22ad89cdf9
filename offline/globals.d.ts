/** Defined by offline/buildServiceWorker.ts. */
declare const __OFFLINE__: {
  readonly shell: readonly {
    readonly url: string;
    readonly revision: string | null;
    readonly integrity: string;
  }[];
  readonly base: string;
  readonly movies: string;
  readonly pictures: string;
};
