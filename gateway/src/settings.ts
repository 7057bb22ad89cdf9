/** The gateway cannot work with these settings; the message is one sentence that says why. */
export class GatewaySettingsError extends Error {
  override readonly name = 'GatewaySettingsError';
}

/** Which ID tokens count: those signed with the published keys, or the emulator's unsigned ones. */
export type TokenKind =
  | { readonly kind: 'signed'; readonly keysUrl: string }
  | { readonly kind: 'unsigned' };

export interface GatewaySettings {
  readonly identity: { readonly projectId: string; readonly tokens: TokenKind };
  readonly movies: { readonly baseUrl: string; readonly token: string };
  readonly chat: {
    readonly baseUrl: string;
    readonly key: string;
    readonly models: readonly string[];
    /** For the whole answer. */
    readonly timeoutMs: number;
  };
  /** Pages of these origins may call from the browser. */
  readonly origins: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

const publishedKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const ownMachine = [4173, 5173].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);

/**
 * The gateway's settings out of the environment, checked and with their defaults.
 * @throws {GatewaySettingsError} where a value is missing or cannot be used.
 */
export function readGatewaySettings(env: Env): GatewaySettings {
  return {
    identity: readIdentity(env),
    movies: {
      baseUrl: url(env, 'GATEWAY_TMDB_BASE_URL') ?? 'https://api.themoviedb.org',
      token: secret(env, 'GATEWAY_TMDB_TOKEN'),
    },
    chat: {
      baseUrl: url(env, 'GATEWAY_OPENAI_BASE_URL') ?? 'https://api.openai.com/v1',
      key: secret(env, 'GATEWAY_OPENAI_API_KEY'),
      models: list(env, 'GATEWAY_MODELS') ?? ['gpt-3.5-turbo', 'gpt-4.1-mini'],
      timeoutMs: 1000 * (count(env, 'GATEWAY_CHAT_SECONDS', { max: 300 }) ?? 30),
    },
    origins: readOrigins(env),
  };
}

function readIdentity(env: Env): GatewaySettings['identity'] {
  const emulatorUrl = url(env, 'GATEWAY_AUTH_EMULATOR_URL');
  const projectId = text(env, 'GATEWAY_PROJECT_ID') ?? (emulatorUrl && 'demo-marquee');
  if (!projectId) {
    throw new GatewaySettingsError(
      'GATEWAY_PROJECT_ID is not set, so nobody could tell whose ID tokens to believe.',
    );
  }
  if (!emulatorUrl) {
    const keysUrl = url(env, 'GATEWAY_KEYS_URL') ?? publishedKeys;
    return { projectId, tokens: { kind: 'signed', keysUrl } };
  }
  if (text(env, 'K_SERVICE') && env.FUNCTIONS_EMULATOR !== 'true') {
    throw new GatewaySettingsError(
      "GATEWAY_AUTH_EMULATOR_URL is set in a deployed service, where the emulator's unsigned tokens would let anybody in.",
    );
  }
  return { projectId, tokens: { kind: 'unsigned' } };
}

function readOrigins(env: Env): readonly string[] {
  const origins = list(env, 'GATEWAY_ORIGINS') ?? ownMachine;
  const odd = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (odd !== undefined) {
    throw new GatewaySettingsError(
      `GATEWAY_ORIGINS holds "${odd}", which is not an origin such as https://marquee.example.`,
    );
  }
  return origins;
}

function text(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function list(env: Env, name: string): readonly string[] | undefined {
  const parts = text(env, name)
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts?.length ? parts : undefined;
}

function count(env: Env, name: string, { max }: { max: number }): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (/^\d{1,12}$/.test(value) && Number(value) >= 1 && Number(value) <= max) return Number(value);
  throw new GatewaySettingsError(
    `${name} is "${value}", which is not a whole number from 1 to ${max}.`,
  );
}

function secret(env: Env, name: string): string {
  const value = text(env, name);
  if (value === undefined) {
    throw new GatewaySettingsError(
      `${name} is not set, and keeping it is what the gateway is for.`,
    );
  }
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new GatewaySettingsError(
      `${name} holds a space or a character that no request header can carry.`,
    );
  }
  return value;
}

function url(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) {
    throw new GatewaySettingsError(
      `${name} is "${value}", which is not an address that begins with http:// or https://.`,
    );
  }
  return value.replace(/\/+$/, '');
}
