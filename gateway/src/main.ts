import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayListener } from './gatewayListener';
import { GatewaySettingsError, readGatewaySettings, type GatewaySettings } from './settings';

const drainTimeoutMs = 5_000;

try {
  start(readGatewaySettings(process.env), process.env);
} catch (cause) {
  if (!(cause instanceof GatewaySettingsError)) throw cause;
  stop(cause.message);
}

function start(settings: GatewaySettings, { GATEWAY_HOST, GATEWAY_PORT }: NodeJS.ProcessEnv) {
  const server = createServer({ requestTimeout: 15_000 }, gatewayListener(settings));
  server.on('error', (cause) => stop(cause.message));
  server.listen(portOf(GATEWAY_PORT), GATEWAY_HOST ?? '127.0.0.1', () => {
    process.stdout.write(`${described(settings, server.address())}\n`);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      setTimeout(() => server.closeAllConnections(), drainTimeoutMs).unref();
    });
  }
}

function portOf(text = '8787'): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new GatewaySettingsError(`GATEWAY_PORT is "${text}", which is not a port.`);
}

/** What an operator wants to see at the start. The keys are not among it. */
function described(settings: GatewaySettings, address: AddressInfo | string | null): string {
  const { identity, movies, chat, origins } = settings;
  const where =
    typeof address === 'object' && address ? `http://${address.address}:${address.port}` : address;
  const tokens =
    identity.tokens.kind === 'signed'
      ? `signed with the keys at ${identity.tokens.keysUrl}`
      : 'UNSIGNED, as the emulator makes them';
  return [
    `Marquee's gateway listens at ${where}`,
    `  identity  project ${identity.projectId}, tokens ${tokens}`,
    `  movies    ${movies.baseUrl}, with a token`,
    `  chat      ${chat.baseUrl}, with a key, models ${chat.models.join(', ')}`,
    `  origins   ${origins.join(', ')}`,
  ].join('\n');
}

function stop(sentence: string) {
  console.error(`The gateway cannot start: ${sentence}`);
  process.exitCode = 1;
}
