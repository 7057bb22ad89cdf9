import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { claims, project, signedToken } from './identity';
import { chatKey, suggestions, tmdbToken } from './world';

const builtMain = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

interface Options {
  /** Where the services behind the gateway are. */
  readonly services: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  readonly node?: string;
  /** Another build than that of this folder. */
  readonly main?: string;
}

export interface GatewayProcess {
  readonly url: string;
  readonly pid: number;
  /** All that it wrote. */
  said(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves to its exit code, or to the signal that ended it. */
  readonly exited: Promise<number | string>;
  kill(): Promise<void>;
}

/** The built gateway as a process of its own, at a free port of this machine. */
export async function startGatewayProcess(options: Options): Promise<GatewayProcess> {
  const { services, env = {}, nodeArguments = [], node = process.execPath } = options;
  const main = options.main ?? builtMain;
  const child = spawn(node, [...nodeArguments, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      GATEWAY_PORT: '0',
      GATEWAY_PROJECT_ID: project,
      GATEWAY_KEYS_URL: `${services}/keys`,
      GATEWAY_TMDB_BASE_URL: services,
      GATEWAY_OPENAI_BASE_URL: `${services}/v1`,
      GATEWAY_TMDB_TOKEN: tmdbToken,
      GATEWAY_OPENAI_API_KEY: chatKey,
      ...env,
    },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exited = once(child, 'exit').then(([code, signal]): number | string => code ?? signal);
  const addressOf = () => /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
  const failed = exited.then(() => Promise.reject(new Error(`The gateway ended: ${said}`)));
  failed.catch(() => {});
  while (addressOf() === undefined) await Promise.race([once(child.stdout, 'data'), failed]);

  return {
    url: addressOf() ?? '',
    pid: child.pid ?? 0,
    said: () => said,
    signal: (name) => void child.kill(name),
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export function visitorToken(visitor = 'ada', more = {}): Promise<string> {
  return signedToken(claims(Date.now(), { sub: visitor, ...more }));
}

export async function askMovies(url: string, path: string, visitor = 'ada'): Promise<Response> {
  return fetch(url + path, { headers: { authorization: `Bearer ${await visitorToken(visitor)}` } });
}

interface ChatOptions {
  readonly visitor?: string;
  readonly query?: string;
  readonly signal?: AbortSignal;
}

export async function askChat(
  url: string,
  { visitor = 'ada', query = 'a heist', signal }: ChatOptions = {},
): Promise<Response> {
  return fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await visitorToken(visitor)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(suggestions(query)),
    ...(signal && { signal }),
  });
}

/** Waits for something that another process does, for as long as a test may take. */
export async function until(isSo: () => boolean, maxMs: number): Promise<boolean> {
  const end = Date.now() + maxMs;
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return isSo();
}
