import { describe, expect, it } from 'vitest';
import { readDemoServices, readSettings } from '@/app/settings';
import { contentSecurityPolicy, type InlineHashes } from '#hosting/contentSecurityPolicy';

const inline: InlineHashes = { scripts: [], styles: [] };

/** The parsed policy of a build with these settings. */
function directivesOf(env: Readonly<Record<string, string>>, hashes = inline) {
  const build = { settings: readSettings(env), demoServices: readDemoServices(env) };
  return Object.fromEntries(
    contentSecurityPolicy(build, hashes)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
}

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'cinema.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'cinema',
};

const none = ["'none'"];
const emptySheet = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const ofTheDemo = {
  'default-src': none,
  'script-src': ["'self'"],
  'style-src': ["'self'", emptySheet],
  'img-src': ["'self'", 'https://image.tmdb.org'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ['https://www.youtube.com'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': none,
  'form-action': none,
  'object-src': none,
};

describe('contentSecurityPolicy', () => {
  it('of the demo allows only its own host, pictures and trailers', () => {
    expect(directivesOf({})).toEqual(ofTheDemo);
  });

  it('of a live build allows the vendors', () => {
    const policy = directivesOf({
      ...firebase,
      VITE_TMDB_TOKEN: 'token',
      VITE_OPENAI_API_KEY: 'key',
    });

    expect(policy).toEqual({
      ...ofTheDemo,
      'script-src': ["'self'", 'https://apis.google.com'],
      'img-src': ["'self'", 'https://image.tmdb.org', 'https://lh3.googleusercontent.com'],
      'connect-src': [
        "'self'",
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://api.themoviedb.org',
        'https://api.openai.com',
      ],
      'frame-src': ['https://www.youtube.com', 'https://cinema.firebaseapp.com'],
    });
  });

  it('of a build with a gateway allows the gateway instead of the services', () => {
    const policy = directivesOf({
      ...firebase,
      VITE_TMDB_BASE_URL: 'https://gateway.example/some/path',
      VITE_OPENAI_BASE_URL: 'https://gateway.example/v1',
      VITE_TMDB_IMAGE_BASE_URL: 'https://pictures.example/t/p',
    });

    expect(policy).toEqual({
      ...ofTheDemo,
      'script-src': ["'self'", 'https://apis.google.com'],
      'img-src': ["'self'", 'https://pictures.example', 'https://lh3.googleusercontent.com'],
      'connect-src': [
        "'self'",
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://gateway.example',
      ],
      'frame-src': ['https://www.youtube.com', 'https://cinema.firebaseapp.com'],
    });
  });

  it('of a build with App Check allows reCAPTCHA by its path, and the exchange of tokens', () => {
    const gateway = { ...firebase, VITE_TMDB_BASE_URL: 'https://gateway.example' };
    const without = directivesOf(gateway);
    const policy = directivesOf({
      ...gateway,
      VITE_FIREBASE_APP_ID: '1:2:web:3',
      VITE_FIREBASE_APP_CHECK_SITE_KEY: 'site-key',
    });

    const added = Object.entries(policy).flatMap(([name, sources]) => {
      const more = sources.filter((source) => !without[name]?.includes(source));
      return more.length > 0 ? [[name, more]] : [];
    });
    expect(added).toEqual([
      ['script-src', ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']],
      [
        'connect-src',
        ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
      ],
      [
        'frame-src',
        ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      ],
    ]);
  });

  it('of a build with the emulator allows the emulator', () => {
    const policy = directivesOf({ VITE_FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' });

    expect(policy).toEqual({
      ...ofTheDemo,
      'script-src': ["'self'", 'https://apis.google.com'],
      'img-src': ["'self'", 'https://image.tmdb.org', 'https://lh3.googleusercontent.com'],
      'connect-src': ["'self'", 'http://127.0.0.1:9099'],
      'frame-src': ['https://www.youtube.com', 'http://127.0.0.1:9099'],
    });
  });

  it('never allows eval or inline code', () => {
    for (const env of [{}, firebase, { ...firebase, VITE_TMDB_TOKEN: 'token' }]) {
      expect(Object.values(directivesOf(env)).flat().join(' ')).not.toMatch(
        /unsafe|\*|data:|blob:/,
      );
    }
  });

  it('allows inline code of the page by its hash', () => {
    const policy = directivesOf({}, { scripts: ["'sha256-a='"], styles: ["'sha256-b='"] });

    expect(policy).toEqual({
      ...ofTheDemo,
      'script-src': ["'self'", "'sha256-a='"],
      'style-src': ["'self'", emptySheet, "'sha256-b='"],
    });
  });
});
