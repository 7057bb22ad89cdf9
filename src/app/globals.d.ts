/** Build constants; see vite.config.ts. */
declare const __DEMO__: {
  readonly identity: boolean;
  readonly movies: boolean;
  readonly suggestions: boolean;
};

declare const __APP_CHECK__: boolean;

declare const __SETTINGS__: import('./settings').Settings;
