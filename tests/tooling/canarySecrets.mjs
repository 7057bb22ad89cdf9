/** Fake secrets of a build machine. No build may contain one. */
export const canarySecrets = {
  GATEWAY_TMDB_TOKEN: 'SENTINEL-gateway-tmdb-token',
  GATEWAY_OPENAI_API_KEY: 'SENTINEL-gateway-openai-key',
  TMDB_TOKEN: 'SENTINEL-tmdb-token',
  TMDB_API_KEY: 'SENTINEL-tmdb-key',
  OPENAI_API_KEY: 'SENTINEL-openai-key',
  FIREBASE_TOKEN: 'SENTINEL-firebase-token',
  GOOGLE_APPLICATION_CREDENTIALS: 'SENTINEL-google-credentials',
  NPM_TOKEN: 'SENTINEL-npm-token',
};

/** The common part of all of them. */
export const sentinel = 'SENTINEL-';
