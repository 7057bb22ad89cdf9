import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysInPage, readDemoServices, readSettings, SettingsError } from '@/app/settings';

const identity = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'cinema.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'cinema',
};

const demoIdentity = {
  apiKey: 'demo',
  authDomain: 'demo-marquee.firebaseapp.com',
  projectId: 'demo-marquee',
};

const appCheck = {
  ...identity,
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key',
};

function refusalOf(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (cause) {
    if (cause instanceof SettingsError) return cause.message;
    throw cause;
  }
  return 'accepted';
}

describe('readSettings', () => {
  it('defaults to the demo world', () => {
    expect(readSettings({})).toEqual({
      identity: demoIdentity,
      movies: { baseUrl: 'https://api.themoviedb.org', bearer: { kind: 'key', key: 'demo' } },
      imageBaseUrl: 'https://image.tmdb.org/t/p',
      suggestions: {
        baseUrl: 'https://api.openai.com/v1',
        bearer: { kind: 'key', key: 'demo' },
        model: 'gpt-3.5-turbo',
        fallbackModel: 'gpt-4.1-mini',
      },
    });
  });

  it('reads every variable', () => {
    expect(
      readSettings({
        ...identity,
        VITE_FIREBASE_APP_ID: '1:2:web:3',
        VITE_TMDB_TOKEN: ' token ',
        VITE_TMDB_BASE_URL: 'https://films.example/',
        VITE_TMDB_IMAGE_BASE_URL: 'https://pictures.example/p/',
        VITE_OPENAI_API_KEY: 'sk-1',
        VITE_OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
        VITE_OPENAI_MODEL: 'gpt-5',
        VITE_OPENAI_FALLBACK_MODEL: 'gpt-5-mini',
        VITE_ALLOW_KEYS_IN_PAGE: 'true',
      }),
    ).toEqual({
      identity: {
        apiKey: 'key',
        authDomain: 'cinema.firebaseapp.com',
        projectId: 'cinema',
        appId: '1:2:web:3',
      },
      movies: { baseUrl: 'https://films.example', bearer: { kind: 'key', key: 'token' } },
      imageBaseUrl: 'https://pictures.example/p',
      suggestions: {
        baseUrl: 'http://127.0.0.1:11434/v1',
        bearer: { kind: 'key', key: 'sk-1' },
        model: 'gpt-5',
        fallbackModel: 'gpt-5-mini',
      },
    });
  });

  it('uses the emulator by its URL alone', () => {
    const { identity: emulator } = readSettings({
      VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    });

    expect(emulator).toEqual({ ...demoIdentity, emulatorUrl: 'http://127.0.0.1:9099' });
  });

  it('sends the ID token to a base URL without a key', () => {
    const settings = readSettings({
      ...identity,
      VITE_TMDB_BASE_URL: 'https://gateway.example',
      VITE_OPENAI_BASE_URL: 'https://gateway.example/v1',
    });

    expect(settings.movies.bearer).toEqual({ kind: 'idToken' });
    expect(settings.suggestions.bearer).toEqual({ kind: 'idToken' });
    expect(settings).not.toHaveProperty('appCheckSiteKey');
  });

  it.each([
    { VITE_TMDB_BASE_URL: 'https://gateway.example', VITE_OPENAI_API_KEY: 'sk-1' },
    { VITE_OPENAI_BASE_URL: 'https://gateway.example/v1' },
  ])('take the site key of App Check beside a gateway: %j', (gateway) => {
    expect(readSettings({ ...appCheck, ...gateway }).appCheckSiteKey).toBe('site-key');
  });

  it.each(['https://cinema.firebaseapp.com', 'cinema firebaseapp.com', 'a.example; script-src *'])(
    'refuse %s as the host of sign-in',
    (authDomain) => {
      expect(refusalOf({ ...identity, VITE_FIREBASE_AUTH_DOMAIN: authDomain })).toBe(
        'VITE_FIREBASE_AUTH_DOMAIN must be a host such as cinema.firebaseapp.com, without https://.',
      );
    },
  );

  it.each([
    [
      'half of the Firebase values',
      { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_PROJECT_ID: 'cinema' },
      'VITE_FIREBASE_API_KEY, VITE_FIREBASE_PROJECT_ID are set but VITE_FIREBASE_AUTH_DOMAIN is not: the identity provider needs VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID together.',
    ],
    [
      'an app id alone',
      { VITE_FIREBASE_APP_ID: '1:2:web:3' },
      'VITE_FIREBASE_APP_ID is set but VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID are not: the identity provider needs VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID together.',
    ],
    [
      'an invalid base URL',
      { VITE_TMDB_TOKEN: 'token', VITE_TMDB_BASE_URL: 'api.themoviedb.org' },
      'VITE_TMDB_BASE_URL must be an http:// or https:// URL without user, query or fragment.',
    ],
    [
      'a base URL with a user name',
      { VITE_TMDB_TOKEN: 'token', VITE_TMDB_BASE_URL: 'https://user:secret@tmdb.example' },
      'VITE_TMDB_BASE_URL must be an http:// or https:// URL without user, query or fragment.',
    ],
    [
      'a base URL with a query',
      { VITE_TMDB_TOKEN: 'token', VITE_TMDB_BASE_URL: 'https://tmdb.example/?tenant=1' },
      'VITE_TMDB_BASE_URL must be an http:// or https:// URL without user, query or fragment.',
    ],
    [
      'a gateway without live identity',
      { VITE_OPENAI_BASE_URL: 'https://gateway.example/v1' },
      "VITE_OPENAI_BASE_URL is set without VITE_OPENAI_API_KEY, so its bearer would be the signed-in user's ID token, and that needs a live identity provider (VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID).",
    ],
    [
      'a movie key beside a gateway',
      { ...identity, VITE_TMDB_TOKEN: 'token', VITE_TMDB_BASE_URL: 'https://gateway.example' },
      'VITE_TMDB_TOKEN is set beside VITE_TMDB_BASE_URL and would be built into the page, for every visitor to read: remove it if a gateway holds the key, or set VITE_ALLOW_KEYS_IN_PAGE=true if it belongs there.',
    ],
    [
      'a chat key beside a gateway with an invalid permission',
      {
        ...identity,
        VITE_OPENAI_API_KEY: 'sk-1',
        VITE_OPENAI_BASE_URL: 'https://gateway.example/v1',
        VITE_ALLOW_KEYS_IN_PAGE: 'yes',
      },
      'VITE_OPENAI_API_KEY is set beside VITE_OPENAI_BASE_URL and would be built into the page, for every visitor to read: remove it if a gateway holds the key, or set VITE_ALLOW_KEYS_IN_PAGE=true if it belongs there.',
    ],
    [
      'the site key of App Check with the emulator alone',
      {
        VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key',
        VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
        VITE_TMDB_BASE_URL: 'https://gateway.example',
      },
      'VITE_FIREBASE_APP_CHECK_SITE_KEY is set but VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID are not: App Check needs VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID together.',
    ],
    [
      'the site key of App Check without the id of the app',
      {
        ...appCheck,
        VITE_FIREBASE_APP_ID: '',
        VITE_TMDB_BASE_URL: 'https://gateway.example',
      },
      'VITE_FIREBASE_APP_CHECK_SITE_KEY is set but VITE_FIREBASE_APP_ID is not: App Check needs VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID together.',
    ],
    [
      'the site key of App Check without a gateway',
      { ...appCheck, VITE_TMDB_TOKEN: 'token', VITE_OPENAI_API_KEY: 'sk-1' },
      'VITE_FIREBASE_APP_CHECK_SITE_KEY is set, but only a gateway checks its tokens, and neither VITE_TMDB_BASE_URL nor VITE_OPENAI_BASE_URL leads to one.',
    ],
    [
      'a token that is invalid in a header',
      { VITE_TMDB_TOKEN: 'two words' },
      'VITE_TMDB_TOKEN contains a space or a character that is not allowed in headers.',
    ],
  ])('throws one sentence per mistake: %s', (_, env, sentence) => {
    expect(refusalOf(env)).toBe(sentence);
  });

  it('never repeats a key in a message', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), (key) => {
        const secret = `${key}\n secret-${key.length}`;
        expect(refusalOf({ VITE_OPENAI_API_KEY: secret })).not.toContain(`secret-${key.length}`);
      }),
    );
  });
});

describe('keysInPage', () => {
  it.each([
    [{}, []],
    [{ VITE_TMDB_TOKEN: ' ', VITE_FIREBASE_API_KEY: 'key' }, []],
    [{ VITE_TMDB_TOKEN: 'token' }, ['VITE_TMDB_TOKEN']],
    [
      { VITE_TMDB_TOKEN: 't', VITE_OPENAI_API_KEY: 'k' },
      ['VITE_TMDB_TOKEN', 'VITE_OPENAI_API_KEY'],
    ],
  ])('of %j are %j', (env, names) => {
    expect(keysInPage(env)).toEqual(names);
  });
});

describe('readDemoServices', () => {
  it('includes every service when nothing is configured', () => {
    expect(readDemoServices({ VITE_TMDB_TOKEN: ' ' })).toEqual([
      'identity',
      'movies',
      'suggestions',
    ]);
  });

  it.each([
    ['VITE_FIREBASE_API_KEY', ['movies', 'suggestions']],
    ['VITE_FIREBASE_AUTH_EMULATOR_URL', ['movies', 'suggestions']],
    ['VITE_TMDB_TOKEN', ['identity', 'suggestions']],
    ['VITE_TMDB_BASE_URL', ['identity', 'suggestions']],
    ['VITE_OPENAI_API_KEY', ['identity', 'movies']],
    ['VITE_OPENAI_BASE_URL', ['identity', 'movies']],
    ['VITE_TMDB_IMAGE_BASE_URL', ['identity', 'movies', 'suggestions']],
    ['VITE_OPENAI_MODEL', ['identity', 'movies', 'suggestions']],
  ])('with %s set is %j', (name, services) => {
    expect(readDemoServices({ [name]: 'set' })).toEqual(services);
  });
});
