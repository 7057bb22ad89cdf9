import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { demoProject } from '@/demo/identity/demoProject';
import { originOf, ports } from '../../tooling/ports.mjs';
import { canarySecrets } from '../../tooling/canarySecrets.mjs';
import { appCheckKeysPath } from './fakeServices';

export interface GatewayProcess {
  readonly url: string;
  /** Stdout and stderr so far. */
  readonly output: () => string;
  /** Kills the process. */
  kill(): Promise<void>;
}

/** Starts the built gateway with canary secrets as keys and the fake services behind it. */
export async function startGateway(
  port: number = ports.gateway,
  settings: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['gateway/dist/main.js'], {
    cwd: new URL('../../..', import.meta.url),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      GATEWAY_PORT: String(port),
      GATEWAY_ORIGINS: originOf('gatewaySite'),
      GATEWAY_AUTH_EMULATOR_URL: originOf('fakeServices'),
      GATEWAY_APP_CHECK_PROJECT_NUMBER: demoProject.number,
      GATEWAY_APP_CHECK_KEYS_URL: `${originOf('fakeServices')}${appCheckKeysPath}`,
      GATEWAY_TMDB_BASE_URL: originOf('fakeServices'),
      GATEWAY_OPENAI_BASE_URL: `${originOf('fakeServices')}/v1`,
      GATEWAY_TMDB_TOKEN: canarySecrets.GATEWAY_TMDB_TOKEN,
      GATEWAY_OPENAI_API_KEY: canarySecrets.GATEWAY_OPENAI_API_KEY,
      ...settings,
    },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const gone = once(child, 'exit');
  const failed = gone.then(() => Promise.reject(new Error(`The gateway did not start: ${output}`)));
  failed.catch(() => {});
  while (!output.includes('listens at')) await Promise.race([once(child.stdout, 'data'), failed]);

  return {
    url: /listens at (http:\/\/[\d.]+:\d+)/.exec(output)?.[1] ?? '',
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
