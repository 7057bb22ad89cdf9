import { maxReservedTokens } from './chatTokens';

/** The message has one sentence for each mistake. */
export class GatewaySettingsError extends Error {
  override readonly name = 'GatewaySettingsError';
}

/** Signed with the published keys, or the emulator's unsigned tokens. */
type TokenKind =
  | { readonly kind: 'signed'; readonly keysUrl: string }
  | { readonly kind: 'unsigned' };

/** Limits of the chat service for each day (UTC). */
export interface Budget {
  readonly calls: number;
  readonly tokens: number;
}

export interface GatewaySettings {
  readonly identity: { readonly projectId: string; readonly tokens: TokenKind };
  readonly movies: { readonly baseUrl: string; readonly token: string };
  readonly chat: {
    readonly baseUrl: string;
    readonly key: string;
    readonly models: readonly string[];
    /** For the whole answer, in ms. */
    readonly timeoutMs: number;
  };
  readonly budgets: {
    readonly visitor: Budget;
    /** For visitors who are anonymous, have no confirmed email, or are new. */
    readonly newVisitor: Budget;
    /** For all visitors together. */
    readonly service: Budget;
  };
  readonly origins: readonly string[];
  readonly store?: { readonly url: string; readonly isRequired: boolean };
  readonly appCheck?: { readonly projectNumber: string; readonly keysUrl: string };
  /** Bearer for `/metrics`. Without it, `/metrics` answers 404. */
  readonly metricsToken?: string;
  /** The number of own proxies that add to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly listen: { readonly host: string; readonly port: number };
  /** Variables that start with `GATEWAY_` and are no settings. */
  readonly unknownNames: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;
type Reader = ReturnType<typeof readerOf>;

const publishedKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const appCheckKeys = 'https://firebaseappcheck.googleapis.com/v1/jwks';

const localOrigins = [4173, 5173].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);

/** @throws {GatewaySettingsError} if a value is missing or invalid. */
export function readGatewaySettings(env: Env): GatewaySettings {
  const read = readerOf(env);
  const metricsToken = read.word('GATEWAY_METRICS_TOKEN');
  const host = read.text('GATEWAY_HOST') ?? '127.0.0.1';
  const models = read.list('GATEWAY_MODELS', isWord, 'the name of a model') ?? [
    'gpt-3.5-turbo',
    'gpt-4.1-mini',
  ];
  const budget = budgetReader(read, maxReservedTokens(models));
  const settings = {
    identity: readIdentity(read, host),
    movies: {
      baseUrl: read.url('GATEWAY_TMDB_BASE_URL') ?? 'https://api.themoviedb.org',
      token: read.secret('GATEWAY_TMDB_TOKEN'),
    },
    chat: {
      baseUrl: read.url('GATEWAY_OPENAI_BASE_URL') ?? 'https://api.openai.com/v1',
      key: read.secret('GATEWAY_OPENAI_API_KEY'),
      models,
      timeoutMs: 1000 * read.count('GATEWAY_CHAT_SECONDS', 30, { max: 300 }),
    },
    budgets: {
      visitor: budget('GATEWAY_VISITOR', { calls: 100, tokens: 50_000 }),
      newVisitor: budget('GATEWAY_NEW_VISITOR', { calls: 20, tokens: 10_000 }),
      service: budget('GATEWAY_SERVICE', { calls: 5_000, tokens: 2_500_000 }),
    },
    origins:
      read.list('GATEWAY_ORIGINS', isOrigin, 'an origin such as https://marquee.example') ??
      localOrigins,
    ...readStore(read),
    ...readAppCheck(read),
    ...(metricsToken && { metricsToken }),
    trustedProxies: read.count('GATEWAY_TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    listen: { host, port: read.count('GATEWAY_PORT', 8787, { min: 0, max: 65_535 }) },
  };
  const unknownNames = Object.keys(env).filter(
    (name) => name.startsWith('GATEWAY_') && !read.names.has(name),
  );
  if (read.mistakes.length > 0) throw new GatewaySettingsError(read.mistakes.join('\n'));
  return { ...settings, unknownNames };
}

function readIdentity(read: Reader, host: string): GatewaySettings['identity'] {
  const emulatorUrl = read.url('GATEWAY_AUTH_EMULATOR_URL');
  const keysUrl = read.url('GATEWAY_KEYS_URL') ?? publishedKeys;
  const projectId =
    read.matching('GATEWAY_PROJECT_ID', projectIdPattern, 'the id of a Firebase project') ??
    (emulatorUrl && 'demo-marquee');
  if (!projectId) {
    read.mistakes.push('GATEWAY_PROJECT_ID is not set, so the gateway cannot verify ID tokens.');
  }
  const exposure = emulatorUrl && exposureOf(read, host);
  if (exposure) {
    read.mistakes.push(
      `GATEWAY_AUTH_EMULATOR_URL is set ${exposure}: the emulator's unsigned tokens would let anybody in.`,
    );
  }
  return {
    projectId: projectId ?? '',
    tokens: emulatorUrl ? { kind: 'unsigned' } : { kind: 'signed', keysUrl },
  };
}

const projectIdPattern = /^[a-z][a-z\d-]{4,28}[a-z\d]$/;
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

/** Why others than the developer may reach the gateway. */
function exposureOf(read: Reader, host: string): string | undefined {
  if (read.text('K_SERVICE') && read.text('FUNCTIONS_EMULATOR') !== 'true') {
    return 'in a deployed service';
  }
  if (read.text('NODE_ENV') === 'production') return 'with NODE_ENV=production';
  return loopbackHost.test(host) ? undefined : `with GATEWAY_HOST=${host}`;
}

/** A budget allows at least one call. */
function budgetReader(read: Reader, minTokens: number) {
  return (name: string, { calls, tokens }: Budget): Budget => ({
    calls: read.count(`${name}_DAILY_CALLS`, calls, { max: 1e9 }),
    tokens: read.count(`${name}_DAILY_TOKENS`, tokens, { min: minTokens, max: 1e12 }),
  });
}

function readStore(read: Reader): Pick<GatewaySettings, 'store'> {
  const url = read.text('GATEWAY_STORE_URL');
  const isRequired = read.flag('GATEWAY_STORE_REQUIRED');
  if (url === undefined) {
    if (isRequired) {
      read.mistakes.push('GATEWAY_STORE_REQUIRED is true, but GATEWAY_STORE_URL is not set.');
    }
    return {};
  }
  if (!isStoreUrl(url)) {
    read.mistakes.push(
      'GATEWAY_STORE_URL must be a redis:// or rediss:// URL with a host, percent-encoded credentials, and no query, fragment or database other than 0.',
    );
  }
  return { store: { url, isRequired } };
}

function isStoreUrl(url: string): boolean {
  try {
    const { username, password } = new URL(url);
    decodeURIComponent(`${username}:${password}`);
  } catch {
    return false;
  }
  return /^rediss?:\/\/(?:[^/?#]*@)?[^/?#@]+(?:\/0?)?$/i.test(url);
}

function readAppCheck(read: Reader): Pick<GatewaySettings, 'appCheck'> {
  const projectNumber = read.matching(
    'GATEWAY_APP_CHECK_PROJECT_NUMBER',
    /^\d{1,20}$/,
    'the number of a project',
  );
  const keysUrl = read.url('GATEWAY_APP_CHECK_KEYS_URL') ?? appCheckKeys;
  if (projectNumber === undefined) return {};
  return { appCheck: { projectNumber, keysUrl } };
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Without spaces, quotes around it, or characters that headers do not allow. */
function isWord(text: string): boolean {
  return /^(?!["'])[!-~]+$/.test(text);
}

/** Reads single values and collects mistakes. A value with a mistake is never used. */
function readerOf(env: Env) {
  const mistakes: string[] = [];
  const names = new Set<string>();
  const text = (name: string) => {
    names.add(name);
    return env[name]?.trim() || undefined;
  };
  /** May be a secret, so the sentence does not repeat it. */
  const word = (name: string) => {
    const value = text(name);
    if (value !== undefined && !isWord(value)) {
      mistakes.push(
        `${name} starts with a quote, or contains a space or a character that is not allowed in headers.`,
      );
    }
    return value;
  };

  return {
    mistakes,
    /** Asked for so far. */
    names,
    text,
    word,

    matching(name: string, pattern: RegExp, kind: string): string | undefined {
      const value = text(name);
      if (value !== undefined && !pattern.test(value)) {
        mistakes.push(`${name} is "${value}", which is not ${kind}.`);
      }
      return value;
    },

    list(name: string, isItem: (part: string) => boolean, kind: string) {
      const parts = (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      for (const part of parts) {
        if (!isItem(part)) mistakes.push(`${name} holds "${part}", which is not ${kind}.`);
      }
      return parts.length > 0 ? parts : undefined;
    },

    flag(name: string): boolean {
      const value = text(name) ?? 'false';
      if (!['true', 'false'].includes(value)) {
        mistakes.push(`${name} is "${value}", which is neither true nor false.`);
      }
      return value === 'true';
    },

    count(name: string, otherwise: number, { min = 1, max }: { min?: number; max: number }) {
      const value = text(name);
      if (value === undefined) return otherwise;
      const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
      if (!(number >= min && number <= max)) {
        mistakes.push(`${name} is "${value}", which is not a whole number from ${min} to ${max}.`);
      }
      return number;
    },

    secret(name: string): string {
      const value = word(name);
      if (value === undefined) mistakes.push(`${name} is required, but not set.`);
      return value ?? '';
    },

    url(name: string): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      if (!URL.canParse(value) || !/^https?:\/\/[^@?#]+$/i.test(value)) {
        mistakes.push(
          `${name} must be an http:// or https:// URL without user, query or fragment.`,
        );
      }
      return URL.canParse(value) ? new URL(value).href.replace(/\/+$/, '') : value;
    },
  };
}
