/** Stand for the secrets of a machine that builds the app; none of them may ever be in a build. */
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

/** What all of them have in common. */
export const sentinel = 'SENTINEL-';
