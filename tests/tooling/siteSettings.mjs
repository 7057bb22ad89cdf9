/** Sets every variable, so that no shell or .env file matters. */
export const nothingConfigured = {
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_APP_ID: '',
  VITE_FIREBASE_APP_CHECK_SITE_KEY: '',
  VITE_FIREBASE_AUTH_EMULATOR_URL: '',
  VITE_TMDB_TOKEN: '',
  VITE_TMDB_BASE_URL: '',
  VITE_TMDB_IMAGE_BASE_URL: '',
  VITE_OPENAI_API_KEY: '',
  VITE_OPENAI_BASE_URL: '',
  VITE_OPENAI_MODEL: '',
  VITE_OPENAI_FALLBACK_MODEL: '',
  VITE_ALLOW_KEYS_IN_PAGE: '',
};

/** All three services live with fake keys. */
export const everythingLive = {
  ...nothingConfigured,
  VITE_FIREBASE_API_KEY: 'test-firebase-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'marquee-test.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'marquee-test',
  VITE_FIREBASE_APP_ID: '1:1234567890:web:abcdef',
  VITE_TMDB_TOKEN: 'test-tmdb-token',
  VITE_OPENAI_API_KEY: 'test-openai-key',
};
