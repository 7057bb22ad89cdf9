import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServices, type FakeServices } from '../tests/support/fakeServices';
import {
  askMovies,
  startGatewayProcess,
  type GatewayProcess,
} from '../tests/support/gatewayProcess';

const hasIPv6 = Object.values(networkInterfaces())
  .flat()
  .some((each) => each?.address === '::1');
const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Runs the built gateway to its end. */
function run(env: Readonly<Record<string, string>>) {
  const options = { env, encoding: 'utf8', timeout: 10_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], options);
  return { status, stdout, stderr };
}

describe('a gateway that cannot start', () => {
  it('exits with 1 and one sentence for each missing setting', () => {
    expect(run({})).toEqual({
      status: 1,
      stdout: '',
      stderr: [
        'The gateway cannot start: GATEWAY_PROJECT_ID is not set, so the gateway cannot verify ID tokens.',
        'GATEWAY_TMDB_TOKEN is required, but not set.',
        'GATEWAY_OPENAI_API_KEY is required, but not set.',
        '',
      ].join('\n'),
    });
  });

  it('exits with 1 and a sentence if its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    const { status, stderr } = run({
      GATEWAY_PORT: String(port),
      GATEWAY_PROJECT_ID: 'cinema',
      GATEWAY_TMDB_TOKEN: 'SENTINEL-of-the-movie-database',
      GATEWAY_OPENAI_API_KEY: 'SENTINEL-of-the-chat-service',
    });

    expect(status).toBe(1);
    expect(stderr).toBe(
      `The gateway cannot start: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
    );
    other.close();
  });
});

describe('a running gateway', () => {
  let services: FakeServices;
  let gateway: GatewayProcess;

  beforeEach(async () => {
    services = await startFakeServices();
  });

  afterEach(async () => {
    await gateway.kill();
    await services.close();
  });

  it.runIf(hasIPv6)('prints a URL that works with an IPv6 address', async () => {
    gateway = await startGatewayProcess({ services: services.url, env: { GATEWAY_HOST: '::1' } });

    expect(gateway.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });

  it('warns about a misspelt setting', async () => {
    const env = { GATEWAY_ORIGIN: 'https://marquee.example' };

    gateway = await startGatewayProcess({ services: services.url, env });

    expect(gateway.output()).toContain(
      '"message":"GATEWAY_ORIGIN is set, but the gateway has no such setting."',
    );
  });

  it('answers after the reader of its log has closed', async () => {
    services.movies = (_, response) => void response.writeHead(500).end();
    gateway = await startGatewayProcess({ services: services.url });

    gateway.closeStdout();

    expect((await askMovies(gateway.url, '/3/movie/popular')).status).toBe(502);
    expect((await askMovies(gateway.url, '/3/movie/popular')).status).toBe(502);
  });
});
