import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewaySettingsError, readGatewaySettings } from '../src/settings';

const needed = {
  GATEWAY_PROJECT_ID: 'cinema',
  GATEWAY_TMDB_TOKEN: 'token',
  GATEWAY_OPENAI_API_KEY: 'sk-1',
};

function errorOf(env: Readonly<Record<string, string | undefined>>): string {
  try {
    readGatewaySettings(env);
  } catch (cause) {
    if (cause instanceof GatewaySettingsError) return cause.message;
    throw cause;
  }
  return 'accepted';
}

describe('the settings of the gateway', () => {
  it('need a project and two secrets, and know the rest', () => {
    expect(readGatewaySettings(needed)).toEqual({
      identity: {
        projectId: 'cinema',
        tokens: {
          kind: 'signed',
          keysUrl:
            'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
        },
      },
      movies: { baseUrl: 'https://api.themoviedb.org', token: 'token' },
      chat: {
        baseUrl: 'https://api.openai.com/v1',
        key: 'sk-1',
        models: ['gpt-3.5-turbo', 'gpt-4.1-mini'],
        timeoutMs: 30_000,
      },
      origins: [
        'http://localhost:4173',
        'http://127.0.0.1:4173',
        'http://localhost:5173',
        'http://127.0.0.1:5173',
      ],
    });
  });

  it('take every value that is given', () => {
    expect(
      readGatewaySettings({
        ...needed,
        GATEWAY_KEYS_URL: 'http://127.0.0.1:9000/keys',
        GATEWAY_TMDB_BASE_URL: 'http://127.0.0.1:9000/',
        GATEWAY_OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/',
        GATEWAY_MODELS: ' gpt-5 , gpt-5-mini,',
        GATEWAY_CHAT_SECONDS: '12',
        GATEWAY_ORIGINS: 'https://marquee.example, https://marquee.web.app',
      }),
    ).toEqual({
      identity: {
        projectId: 'cinema',
        tokens: { kind: 'signed', keysUrl: 'http://127.0.0.1:9000/keys' },
      },
      movies: { baseUrl: 'http://127.0.0.1:9000', token: 'token' },
      chat: {
        baseUrl: 'http://127.0.0.1:11434/v1',
        key: 'sk-1',
        models: ['gpt-5', 'gpt-5-mini'],
        timeoutMs: 12_000,
      },
      origins: ['https://marquee.example', 'https://marquee.web.app'],
    });
  });

  it('believe unsigned tokens only when pointed at the emulator, whose project has a name', () => {
    const { identity } = readGatewaySettings({
      ...needed,
      GATEWAY_PROJECT_ID: undefined,
      GATEWAY_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
    });

    expect(identity).toEqual({ projectId: 'demo-marquee', tokens: { kind: 'unsigned' } });
  });

  it.each([
    [
      'no project',
      { ...needed, GATEWAY_PROJECT_ID: ' ' },
      'GATEWAY_PROJECT_ID is not set, so nobody could tell whose ID tokens to believe.',
    ],
    [
      'no token of the movie database',
      { ...needed, GATEWAY_TMDB_TOKEN: '' },
      'GATEWAY_TMDB_TOKEN is not set, and keeping it is what the gateway is for.',
    ],
    [
      'no key of the chat service',
      { ...needed, GATEWAY_OPENAI_API_KEY: undefined },
      'GATEWAY_OPENAI_API_KEY is not set, and keeping it is what the gateway is for.',
    ],
    [
      'a key that no header can carry',
      { ...needed, GATEWAY_OPENAI_API_KEY: 'two words' },
      'GATEWAY_OPENAI_API_KEY holds a space or a character that no request header can carry.',
    ],
    [
      'an address that is none',
      { ...needed, GATEWAY_TMDB_BASE_URL: 'api.themoviedb.org' },
      'GATEWAY_TMDB_BASE_URL is "api.themoviedb.org", which is not an address that begins with http:// or https://.',
    ],
    [
      'every origin at once',
      { ...needed, GATEWAY_ORIGINS: 'https://marquee.example,*' },
      'GATEWAY_ORIGINS holds "*", which is not an origin such as https://marquee.example.',
    ],
    [
      'an origin with a path',
      { ...needed, GATEWAY_ORIGINS: 'https://marquee.example/browse' },
      'GATEWAY_ORIGINS holds "https://marquee.example/browse", which is not an origin such as https://marquee.example.',
    ],
    [
      'the emulator in a deployed service',
      { ...needed, GATEWAY_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099', K_SERVICE: 'gateway' },
      "GATEWAY_AUTH_EMULATOR_URL is set in a deployed service, where the emulator's unsigned tokens would let anybody in.",
    ],
  ])('stop the start with one sentence: %s', (_, env, sentence) => {
    expect(errorOf(env)).toBe(sentence);
  });

  it('let the emulators of a whole project work together', () => {
    const env = {
      ...needed,
      GATEWAY_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
      K_SERVICE: 'gateway',
      FUNCTIONS_EMULATOR: 'true',
    };

    expect(errorOf(env)).toBe('accepted');
  });

  it('never repeat a secret in what they say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('GATEWAY_TMDB_TOKEN', 'GATEWAY_OPENAI_API_KEY'),
        fc.nat(),
        (name, n) => {
          expect(errorOf({ ...needed, [name]: `secret-${n}\n secret` })).not.toContain('secret-');
        },
      ),
    );
  });
});
