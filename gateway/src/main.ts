import type { AddressInfo } from 'node:net';
import { gatewayListener } from './gatewayListener';
import { gatewayServer } from './server';
import { GatewaySettingsError, readGatewaySettings, type GatewaySettings } from './settings';

// The reader of the log may restart.
process.stdout.on('error', () => {});

try {
  start(readGatewaySettings(process.env));
} catch (cause) {
  if (!(cause instanceof GatewaySettingsError)) throw cause;
  fail(cause.message);
}

function start(settings: GatewaySettings) {
  const listener = gatewayListener(settings);
  const { server, drain } = gatewayServer(listener, settings.chat.timeoutMs);
  server.on('error', (cause) => {
    fail(cause.message);
    process.exit();
  });
  server.listen(settings.listen.port, settings.listen.host, () => {
    listener.log('info', describe(settings, server.address() as AddressInfo));
  });

  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      listener.log('info', `${signal}: shutting down after the open requests.`);
      await drain();
      process.exit();
    });
  }
}

/** Contains no secrets. */
function describe(settings: GatewaySettings, { address, family, port }: AddressInfo): string {
  const { identity, movies, chat, origins, store, appCheck } = settings;
  const tokens =
    identity.tokens.kind === 'signed'
      ? `signed with the keys at ${identity.tokens.keysUrl}`
      : 'UNSIGNED (Auth emulator)';
  const host = family === 'IPv6' ? `[${address}]` : address;
  return [
    `The gateway listens at http://${host}:${port}`,
    `project ${identity.projectId}, tokens ${tokens}`,
    `movies from ${movies.baseUrl}`,
    `chat from ${chat.baseUrl}, models ${chat.models.join(', ')}`,
    `origins ${origins.join(', ')}`,
    `store ${store ? new URL(store.url).host : 'none'}`,
    `App Check ${appCheck ? 'on' : 'off'}`,
  ].join('; ');
}

function fail(message: string) {
  console.error(`The gateway cannot start: ${message}`);
  process.exitCode = 1;
}
