/** Which services the demo world answers for; constants of the build, see vite.config.ts. */
declare const __DEMO__: {
  readonly identity: boolean;
  readonly movies: boolean;
  readonly suggestions: boolean;
};

/** The settings that the build was made with, checked there; see vite.config.ts. */
declare const __SETTINGS__: import('./settings').Settings;
