import { originOf } from './ports.mjs';
import { everythingLive, nothingConfigured } from './siteSettings.mjs';

/** Base URL of the vendors in the fault tests. */
export const vendorsOrigin = 'http://vendors.test';

/** The builds that tests visit, with settings and port. */
export const sites = {
  demo: { place: 'demo', settings: nothingConfigured },
  live: { place: 'live', settings: everythingLive },
  /** The next build of the live site: every script has another hash. */
  next: {
    place: 'deploys',
    settings: everythingLive,
    output: {
      entryFileNames: 'assets/[name]-[hash:10].js',
      chunkFileNames: 'assets/[name]-[hash:10].js',
    },
  },
  gateway: {
    place: 'gatewaySite',
    settings: {
      ...nothingConfigured,
      VITE_FIREBASE_API_KEY: 'demo',
      VITE_FIREBASE_AUTH_DOMAIN: 'demo-marquee.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'demo-marquee',
      VITE_FIREBASE_APP_ID: '1:100000000001:web:abcdef',
      VITE_FIREBASE_APP_CHECK_SITE_KEY: 'test-site-key',
      VITE_FIREBASE_AUTH_EMULATOR_URL: originOf('fakeServices'),
      VITE_TMDB_BASE_URL: originOf('gateway'),
      VITE_OPENAI_BASE_URL: `${originOf('gateway')}/v1`,
    },
  },
  faults: {
    place: 'faults',
    settings: {
      ...everythingLive,
      VITE_FIREBASE_APP_ID: '',
      VITE_ALLOW_KEYS_IN_PAGE: 'true',
      VITE_FIREBASE_AUTH_EMULATOR_URL: vendorsOrigin,
      VITE_TMDB_BASE_URL: `${vendorsOrigin}/api.themoviedb.org`,
      VITE_TMDB_IMAGE_BASE_URL: `${vendorsOrigin}/image.tmdb.org/t/p`,
      VITE_OPENAI_BASE_URL: `${vendorsOrigin}/api.openai.com/v1`,
    },
  },
};

/** @param {keyof typeof sites} name */
export function folderOf(name) {
  return `test-results/site-${name}`;
}

/** @param {keyof typeof sites} name */
export function originOfSite(name) {
  return originOf(sites[name].place);
}
