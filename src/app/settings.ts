import type { DemoService } from '../domain/texts/Texts';

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

interface IdentitySettings {
  readonly apiKey: string;
  readonly authDomain?: string;
  readonly projectId?: string;
  readonly appId?: string;
  readonly emulatorUrl?: string;
}

export type Bearer = { readonly kind: 'key'; readonly key: string } | { readonly kind: 'idToken' };

export interface Settings {
  readonly identity: IdentitySettings;
  readonly movies: { readonly baseUrl: string; readonly bearer: Bearer };
  readonly imageBaseUrl: string;
  readonly suggestions: {
    readonly baseUrl: string;
    readonly bearer: Bearer;
    readonly model: string;
    readonly fallbackModel: string;
  };
  /** The site key of reCAPTCHA Enterprise. */
  readonly appCheckSiteKey?: string;
}

type Env = Readonly<Record<string, unknown>>;

/** `true` in this variable allows an API key in the page together with its own base URL. */
const allowKeysName = 'VITE_ALLOW_KEYS_IN_PAGE';

const identityNames = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const;

const demo = { key: 'demo', projectId: 'demo-marquee', authDomain: 'demo-marquee.firebaseapp.com' };

/** @throws {SettingsError} with one sentence that names the variable and the reason. */
export function readSettings(env: Env): Settings {
  const identity = readIdentity(env);
  const bearer = (keyName: string, baseUrlName: string): Bearer => {
    const key = headerText(env, keyName);
    const hasBaseUrl = text(env, baseUrlName) !== undefined;
    if (key !== undefined && hasBaseUrl && text(env, allowKeysName) !== 'true') {
      throw new SettingsError(
        `${keyName} is set beside ${baseUrlName} and would be built into the page, for every visitor to read: remove it if a gateway holds the key, or set ${allowKeysName}=true if it belongs there.`,
      );
    }
    if (key !== undefined) return { kind: 'key', key };
    if (!hasBaseUrl) return { kind: 'key', key: demo.key };
    if (identity) return { kind: 'idToken' };
    throw new SettingsError(
      `${baseUrlName} is set without ${keyName}, so its bearer would be the signed-in user's ID token, and that needs a live identity provider (${identityNames.join(', ')}).`,
    );
  };

  const settings: Settings = {
    identity: identity ?? {
      apiKey: demo.key,
      authDomain: demo.authDomain,
      projectId: demo.projectId,
    },
    movies: {
      baseUrl: url(env, 'VITE_TMDB_BASE_URL') ?? 'https://api.themoviedb.org',
      bearer: bearer('VITE_TMDB_TOKEN', 'VITE_TMDB_BASE_URL'),
    },
    imageBaseUrl: url(env, 'VITE_TMDB_IMAGE_BASE_URL') ?? 'https://image.tmdb.org/t/p',
    suggestions: {
      baseUrl: url(env, 'VITE_OPENAI_BASE_URL') ?? 'https://api.openai.com/v1',
      bearer: bearer('VITE_OPENAI_API_KEY', 'VITE_OPENAI_BASE_URL'),
      model: text(env, 'VITE_OPENAI_MODEL') ?? 'gpt-3.5-turbo',
      fallbackModel: text(env, 'VITE_OPENAI_FALLBACK_MODEL') ?? 'gpt-4.1-mini',
    },
  };
  return { ...settings, ...readAppCheck(env, settings) };
}

/** A service is live with one of these variables, otherwise the demo's. */
const liveWith: Readonly<Record<DemoService, readonly string[]>> = {
  identity: [...identityNames, 'VITE_FIREBASE_AUTH_EMULATOR_URL'],
  movies: ['VITE_TMDB_TOKEN', 'VITE_TMDB_BASE_URL'],
  suggestions: ['VITE_OPENAI_API_KEY', 'VITE_OPENAI_BASE_URL'],
};

export function readDemoServices(env: Env): readonly DemoService[] {
  return (['identity', 'movies', 'suggestions'] as const).filter(
    (service) => !liveWith[service].some((name) => text(env, name)),
  );
}

/** Keys that this build writes into the page. */
export function keysInPage(env: Env): readonly string[] {
  return ['VITE_TMDB_TOKEN', 'VITE_OPENAI_API_KEY'].filter((name) => text(env, name));
}

function readIdentity(env: Env): IdentitySettings | undefined {
  const emulatorUrl = url(env, 'VITE_FIREBASE_AUTH_EMULATOR_URL');
  const appId = text(env, 'VITE_FIREBASE_APP_ID');
  const [apiKey, authDomain, projectId] = identityNames.map((name) => text(env, name));

  if (apiKey && authDomain && projectId) {
    if (!/^[a-z\d.-]+(?::\d+)?$/i.test(authDomain)) {
      throw new SettingsError(
        'VITE_FIREBASE_AUTH_DOMAIN must be a host such as cinema.firebaseapp.com, without https://.',
      );
    }
    return {
      apiKey,
      authDomain,
      projectId,
      ...(appId && { appId }),
      ...(emulatorUrl && { emulatorUrl }),
    };
  }

  const given = [...identityNames, 'VITE_FIREBASE_APP_ID'].filter((name) => text(env, name));
  const missing = identityNames.filter((name) => !text(env, name));
  if (given.length > 0) {
    throw new SettingsError(
      `${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not: the identity provider needs ${identityNames.join(', ')} together.`,
    );
  }
  return emulatorUrl
    ? { apiKey: demo.key, authDomain: demo.authDomain, projectId: demo.projectId, emulatorUrl }
    : undefined;
}

function readAppCheck(
  env: Env,
  { movies, suggestions }: Settings,
): Pick<Settings, 'appCheckSiteKey'> {
  const name = 'VITE_FIREBASE_APP_CHECK_SITE_KEY';
  const appCheckSiteKey = text(env, name);
  if (appCheckSiteKey === undefined) return {};

  const needed = [...identityNames, 'VITE_FIREBASE_APP_ID'];
  const missing = needed.filter((each) => !text(env, each));
  if (missing.length > 0) {
    throw new SettingsError(
      `${name} is set but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not: App Check needs ${needed.join(', ')} together.`,
    );
  }
  if (![movies, suggestions].some(({ bearer }) => bearer.kind === 'idToken')) {
    throw new SettingsError(
      `${name} is set, but only a gateway checks its tokens, and neither VITE_TMDB_BASE_URL nor VITE_OPENAI_BASE_URL leads to one.`,
    );
  }
  return { appCheckSiteKey };
}

function text(env: Env, name: string): string | undefined {
  const value = env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function headerText(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !/^[\x21-\x7e]+$/.test(value)) {
    throw new SettingsError(
      `${name} contains a space or a character that is not allowed in headers.`,
    );
  }
  return value;
}

function url(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !/^https?:\/\/[^@?#]+$/i.test(value)) {
    throw new SettingsError(
      `${name} must be an http:// or https:// URL without user, query or fragment.`,
    );
  }
  return new URL(value).href.replace(/\/+$/, '');
}
