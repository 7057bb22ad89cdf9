import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { claims, project, signedToken } from './identity';
import { chatKey, suggestions, tmdbToken } from './world';

const builtMain = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

interface Options {
  /** Base URL of the fake services. */
  readonly services: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  readonly node?: string;
  /** Entry point of another build. */
  readonly main?: string;
}

export interface GatewayProcess {
  readonly url: string;
  readonly pid: number;
  /** Stdout and stderr so far. */
  output(): string;
  /** Closes the reading end of stdout. */
  closeStdout(): void;
  signal(name: NodeJS.Signals): void;
  /** The exit code or the signal. */
  readonly exited: Promise<number | string>;
  kill(): Promise<void>;
}

/** Starts the built gateway as a child process on a free port. */
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
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit').then(([code, signal]): number | string => code ?? signal);
  const addressOf = () => /http:\/\/[^\s;]+:\d+(?=[\s;])/.exec(output)?.[0];
  const failed = exited.then(() => Promise.reject(new Error(`The gateway ended: ${output}`)));
  failed.catch(() => {});
  while (addressOf() === undefined) await Promise.race([once(child.stdout, 'data'), failed]);

  return {
    url: addressOf() ?? '',
    pid: child.pid ?? 0,
    output: () => output,
    closeStdout: () => void child.stdout.destroy(),
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

/** Polls a condition of another process. */
export async function until(isSo: () => boolean, maxMs: number): Promise<boolean> {
  const end = Date.now() + maxMs;
  while (!isSo() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return isSo();
}
