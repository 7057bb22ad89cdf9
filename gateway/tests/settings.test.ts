import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewaySettingsError, readGatewaySettings } from '../src/settings';

const emulatorUrl = 'http://127.0.0.1:9099';

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

describe('readGatewaySettings', () => {
  it('requires a project and two secrets and has defaults for the rest', () => {
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
      budgets: {
        visitor: { calls: 100, tokens: 50_000 },
        newVisitor: { calls: 20, tokens: 10_000 },
        service: { calls: 5_000, tokens: 2_500_000 },
      },
      trustedProxies: 0,
      listen: { host: '127.0.0.1', port: 8787 },
      origins: [
        'http://localhost:4173',
        'http://127.0.0.1:4173',
        'http://localhost:5173',
        'http://127.0.0.1:5173',
      ],
      unknownNames: [],
    });
  });

  it('reads every variable', () => {
    expect(
      readGatewaySettings({
        ...needed,
        GATEWAY_KEYS_URL: 'http://127.0.0.1:9000/keys',
        GATEWAY_TMDB_BASE_URL: 'http://127.0.0.1:9000/',
        GATEWAY_OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/',
        GATEWAY_MODELS: ' gpt-5 , gpt-5-mini,',
        GATEWAY_CHAT_SECONDS: '12',
        GATEWAY_ORIGINS: 'https://marquee.example, http://localhost:5173',
        GATEWAY_VISITOR_DAILY_CALLS: '1',
        GATEWAY_VISITOR_DAILY_TOKENS: '5002',
        GATEWAY_NEW_VISITOR_DAILY_CALLS: '3',
        GATEWAY_NEW_VISITOR_DAILY_TOKENS: '5004',
        GATEWAY_SERVICE_DAILY_CALLS: '5',
        GATEWAY_SERVICE_DAILY_TOKENS: '5006',
        GATEWAY_STORE_URL: 'rediss://:secret@store.example:6380',
        GATEWAY_STORE_REQUIRED: 'true',
        GATEWAY_APP_CHECK_PROJECT_NUMBER: '1234567890',
        GATEWAY_APP_CHECK_KEYS_URL: 'http://127.0.0.1:9000/app-check',
        GATEWAY_METRICS_TOKEN: 'scrape',
        GATEWAY_TRUSTED_PROXIES: '2',
        GATEWAY_HOST: '0.0.0.0',
        GATEWAY_PORT: '8080',
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
      origins: ['https://marquee.example', 'http://localhost:5173'],
      budgets: {
        visitor: { calls: 1, tokens: 5002 },
        newVisitor: { calls: 3, tokens: 5004 },
        service: { calls: 5, tokens: 5006 },
      },
      store: { url: 'rediss://:secret@store.example:6380', isRequired: true },
      appCheck: {
        projectNumber: '1234567890',
        keysUrl: 'http://127.0.0.1:9000/app-check',
      },
      metricsToken: 'scrape',
      trustedProxies: 2,
      listen: { host: '0.0.0.0', port: 8080 },
      unknownNames: [],
    });
  });

  it('collects names that start with GATEWAY_ and are no settings', () => {
    const { unknownNames } = readGatewaySettings({
      ...needed,
      GATEWAY_ORIGIN: 'https://marquee.example',
      GATEWAY_ORIGINS: 'https://marquee.example',
      GATEWAY_port: '80',
      PORT: '80',
    });

    expect(unknownNames).toEqual(['GATEWAY_ORIGIN', 'GATEWAY_port']);
  });

  it('accepts unsigned tokens only with an emulator URL', () => {
    const { identity } = readGatewaySettings({
      ...needed,
      GATEWAY_PROJECT_ID: undefined,
      GATEWAY_AUTH_EMULATOR_URL: emulatorUrl,
      GATEWAY_HOST: '127.10.20.130',
    });

    expect(identity).toEqual({ projectId: 'demo-marquee', tokens: { kind: 'unsigned' } });
  });

  it.each([
    [
      'no project',
      { ...needed, GATEWAY_PROJECT_ID: ' ' },
      'GATEWAY_PROJECT_ID is not set, so the gateway cannot verify ID tokens.',
    ],
    [
      'no token of the movie database',
      { ...needed, GATEWAY_TMDB_TOKEN: '' },
      'GATEWAY_TMDB_TOKEN is required, but not set.',
    ],
    [
      'no key of the chat service',
      { ...needed, GATEWAY_OPENAI_API_KEY: undefined },
      'GATEWAY_OPENAI_API_KEY is required, but not set.',
    ],
    [
      'a key that is invalid in a header',
      { ...needed, GATEWAY_OPENAI_API_KEY: 'two words' },
      'GATEWAY_OPENAI_API_KEY starts with a quote, or contains a space or a character that is not allowed in headers.',
    ],
    [
      'a quoted token',
      { ...needed, GATEWAY_TMDB_TOKEN: '"token"' },
      'GATEWAY_TMDB_TOKEN starts with a quote, or contains a space or a character that is not allowed in headers.',
    ],
    [
      'a metrics token that no header can hold',
      { ...needed, GATEWAY_METRICS_TOKEN: 'scrapé' },
      'GATEWAY_METRICS_TOKEN starts with a quote, or contains a space or a character that is not allowed in headers.',
    ],
    [
      'quoted models',
      { ...needed, GATEWAY_MODELS: `'gpt-5',gpt-4.1-mini,"o3"` },
      [
        `GATEWAY_MODELS holds "'gpt-5'", which is not the name of a model.`,
        'GATEWAY_MODELS holds ""o3"", which is not the name of a model.',
      ].join('\n'),
    ],
    [
      'models without a comma',
      { ...needed, GATEWAY_MODELS: 'gpt-5 o3' },
      'GATEWAY_MODELS holds "gpt-5 o3", which is not the name of a model.',
    ],
    [
      'two origins that are none',
      { ...needed, GATEWAY_ORIGINS: 'https://a.example,ftp://b.example,"https://c.example"' },
      [
        'GATEWAY_ORIGINS holds "ftp://b.example", which is not an origin such as https://marquee.example.',
        'GATEWAY_ORIGINS holds ""https://c.example"", which is not an origin such as https://marquee.example.',
      ].join('\n'),
    ],
    [
      'an invalid URL',
      { ...needed, GATEWAY_TMDB_BASE_URL: 'api.themoviedb.org' },
      'GATEWAY_TMDB_BASE_URL must be an http:// or https:// URL without user, query or fragment.',
    ],
    [
      'a wildcard origin',
      { ...needed, GATEWAY_ORIGINS: 'https://marquee.example,*' },
      'GATEWAY_ORIGINS holds "*", which is not an origin such as https://marquee.example.',
    ],
    [
      'a URL with a user name',
      { ...needed, GATEWAY_TMDB_BASE_URL: 'https://user:secret@tmdb.example' },
      'GATEWAY_TMDB_BASE_URL must be an http:// or https:// URL without user, query or fragment.',
    ],
    [
      'an origin with a path',
      { ...needed, GATEWAY_ORIGINS: 'https://marquee.example/browse' },
      'GATEWAY_ORIGINS holds "https://marquee.example/browse", which is not an origin such as https://marquee.example.',
    ],
    [
      'the emulator in a deployed service',
      { ...needed, GATEWAY_AUTH_EMULATOR_URL: emulatorUrl, K_SERVICE: 'gateway' },
      "GATEWAY_AUTH_EMULATOR_URL is set in a deployed service: the emulator's unsigned tokens would let anybody in.",
    ],
    [
      'the emulator in production',
      { ...needed, GATEWAY_AUTH_EMULATOR_URL: emulatorUrl, NODE_ENV: 'production' },
      "GATEWAY_AUTH_EMULATOR_URL is set with NODE_ENV=production: the emulator's unsigned tokens would let anybody in.",
    ],
    [
      'the emulator on all addresses',
      { ...needed, GATEWAY_AUTH_EMULATOR_URL: emulatorUrl, GATEWAY_HOST: '0.0.0.0' },
      "GATEWAY_AUTH_EMULATOR_URL is set with GATEWAY_HOST=0.0.0.0: the emulator's unsigned tokens would let anybody in.",
    ],
    [
      'the emulator on a name that starts like a loopback address',
      { ...needed, GATEWAY_AUTH_EMULATOR_URL: emulatorUrl, GATEWAY_HOST: '127.0.0.1.example' },
      "GATEWAY_AUTH_EMULATOR_URL is set with GATEWAY_HOST=127.0.0.1.example: the emulator's unsigned tokens would let anybody in.",
    ],
    [
      'the emulator on a name that ends like a loopback host',
      { ...needed, GATEWAY_AUTH_EMULATOR_URL: emulatorUrl, GATEWAY_HOST: 'notlocalhost' },
      "GATEWAY_AUTH_EMULATOR_URL is set with GATEWAY_HOST=notlocalhost: the emulator's unsigned tokens would let anybody in.",
    ],
    [
      'a URL of another scheme around one',
      { ...needed, GATEWAY_TMDB_BASE_URL: 'view-source:https://tmdb.example' },
      'GATEWAY_TMDB_BASE_URL must be an http:// or https:// URL without user, query or fragment.',
    ],
    [
      'a required store without a URL',
      { ...needed, GATEWAY_STORE_REQUIRED: 'true' },
      'GATEWAY_STORE_REQUIRED is true, but GATEWAY_STORE_URL is not set.',
    ],
    [
      'an invalid switch',
      { ...needed, GATEWAY_STORE_REQUIRED: 'yes' },
      'GATEWAY_STORE_REQUIRED is "yes", which is neither true nor false.',
    ],
    [
      'an invalid project number',
      { ...needed, GATEWAY_APP_CHECK_PROJECT_NUMBER: 'x12' },
      'GATEWAY_APP_CHECK_PROJECT_NUMBER is "x12", which is not the number of a project.',
    ],
    [
      'a budget of zero',
      { ...needed, GATEWAY_SERVICE_DAILY_CALLS: '0' },
      'GATEWAY_SERVICE_DAILY_CALLS is "0", which is not a whole number from 1 to 1000000000.',
    ],
    [
      'fewer tokens a day than a call reserves',
      { ...needed, GATEWAY_VISITOR_DAILY_TOKENS: '1010' },
      'GATEWAY_VISITOR_DAILY_TOKENS is "1010", which is not a whole number from 1011 to 1000000000000.',
    ],
    [
      'fewer tokens a day than a call of a reasoning model reserves',
      {
        ...needed,
        GATEWAY_MODELS: 'gpt-4.1-mini,gpt-5',
        GATEWAY_NEW_VISITOR_DAILY_TOKENS: '4850',
        GATEWAY_SERVICE_DAILY_TOKENS: '4851',
      },
      'GATEWAY_NEW_VISITOR_DAILY_TOKENS is "4850", which is not a whole number from 4851 to 1000000000000.',
    ],
    [
      'a chat timeout above 300 s',
      { ...needed, GATEWAY_CHAT_SECONDS: '301' },
      'GATEWAY_CHAT_SECONDS is "301", which is not a whole number from 1 to 300.',
    ],
    [
      'an invalid port',
      { ...needed, GATEWAY_PORT: '70000' },
      'GATEWAY_PORT is "70000", which is not a whole number from 0 to 65535.',
    ],
    [
      'a negative number of proxies',
      { ...needed, GATEWAY_TRUSTED_PROXIES: '-1' },
      'GATEWAY_TRUSTED_PROXIES is "-1", which is not a whole number from 0 to 10.',
    ],
    [
      'a project number with a letter',
      { ...needed, GATEWAY_APP_CHECK_PROJECT_NUMBER: '12x' },
      'GATEWAY_APP_CHECK_PROJECT_NUMBER is "12x", which is not the number of a project.',
    ],
    [
      'a port with an exponent',
      { ...needed, GATEWAY_PORT: '8e1' },
      'GATEWAY_PORT is "8e1", which is not a whole number from 0 to 65535.',
    ],
    [
      'several mistakes at once',
      { ...needed, GATEWAY_PROJECT_ID: '', GATEWAY_PORT: 'http', GATEWAY_ORIGINS: 'here' },
      [
        'GATEWAY_PROJECT_ID is not set, so the gateway cannot verify ID tokens.',
        'GATEWAY_ORIGINS holds "here", which is not an origin such as https://marquee.example.',
        'GATEWAY_PORT is "http", which is not a whole number from 0 to 65535.',
      ].join('\n'),
    ],
  ])('throws one sentence per mistake: %s', (_, env, sentence) => {
    expect(errorOf(env)).toBe(sentence);
  });

  it('accepts the limits of a number, https, redis and several slashes at the end', () => {
    const { listen, movies, store, appCheck } = readGatewaySettings({
      ...needed,
      GATEWAY_PORT: '65535',
      GATEWAY_TMDB_BASE_URL: 'https://movies.example//',
      GATEWAY_STORE_URL: 'redis://store.example',
      GATEWAY_APP_CHECK_PROJECT_NUMBER: '1',
    });

    expect({ listen, movies, store, appCheck }).toEqual({
      listen: { host: '127.0.0.1', port: 65535 },
      movies: { baseUrl: 'https://movies.example', token: 'token' },
      store: { url: 'redis://store.example', isRequired: false },
      appCheck: {
        projectNumber: '1',
        keysUrl: 'https://firebaseappcheck.googleapis.com/v1/jwks',
      },
    });
  });

  it.each([
    'http://store.example',
    'unix:///tmp/store',
    'xredis://store.example',
    'store.example:6379',
    'redis:store.example',
    'redis:ada:SENTINEL@store.example:99999',
    'redis:',
    'redis://',
    'redis:///0',
    'redis://ada:SENTINEL@',
    'redis://:SENTINEL@store.example:99999',
    'redis://ada:SENTINEL%zz@store.example',
    'redis://SENTINEL%ff@store.example',
    'redis://:SENTINEL/word@store.example',
    'redis://:SENTINEL#word@store.example',
    'redis://store.example/1',
    'redis://store.example/00',
    'redis://store.example/-1',
    'redis://store.example/marquee',
    'redis://store.example?keyPrefix=other:',
    'redis://store.example/0?db=1',
    'redis://store.example?',
    'redis://store.example/#',
    '"redis://store.example"',
  ])('refuses the store URL %s', (url) => {
    expect(errorOf({ ...needed, GATEWAY_STORE_URL: url })).toBe(
      'GATEWAY_STORE_URL must be a redis:// or rediss:// URL with a host, percent-encoded credentials, and no query, fragment or database other than 0.',
    );
  });

  it.each([
    'redis://store.example/',
    'REDIS://store.example:6379/0',
    'rediss://ada:p%40ss%3A@[::1]:6380',
    'redis://:p@ss@store.example',
  ])('accepts the store URL %s', (url) => {
    expect(readGatewaySettings({ ...needed, GATEWAY_STORE_URL: url }).store).toEqual({
      url,
      isRequired: false,
    });
  });

  it.each(['cinema', 'demo-marquee-2', `c${'i'.repeat(29)}`])(
    'accepts the project %s',
    (project) => {
      expect(errorOf({ ...needed, GATEWAY_PROJECT_ID: project })).toBe('accepted');
    },
  );

  it.each([
    '"cinema"',
    'cinema/../theatre',
    'movie',
    'Cinema',
    '2cinema',
    'cinema-',
    'my.cinema',
    `c${'i'.repeat(30)}`,
  ])('refuses the project %s', (project) => {
    expect(errorOf({ ...needed, GATEWAY_PROJECT_ID: project })).toBe(
      `GATEWAY_PROJECT_ID is "${project}", which is not the id of a Firebase project.`,
    );
  });

  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])(
    'accepts the emulator on the loopback host %s',
    (host) => {
      const env = { ...needed, GATEWAY_AUTH_EMULATOR_URL: emulatorUrl, GATEWAY_HOST: host };

      expect(errorOf(env)).toBe('accepted');
    },
  );

  it('accepts the emulator inside the functions emulator', () => {
    const env = {
      ...needed,
      GATEWAY_AUTH_EMULATOR_URL: emulatorUrl,
      K_SERVICE: 'gateway',
      FUNCTIONS_EMULATOR: 'true',
    };

    expect(errorOf(env)).toBe('accepted');
  });

  it('never repeats a secret in a message', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('GATEWAY_TMDB_TOKEN', 'GATEWAY_OPENAI_API_KEY', 'GATEWAY_METRICS_TOKEN'),
        fc.nat(),
        (name, n) => {
          expect(errorOf({ ...needed, [name]: `secret-${n}\n secret` })).not.toContain('secret-');
        },
      ),
    );
  });
});
