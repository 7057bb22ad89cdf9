import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

const servers = ['valkey-server', 'redis-server'];

export interface StoreServer {
  readonly url: string;
  /** Kills the server; its data is lost. */
  kill(): Promise<void>;
  /** Restarts it empty on the same port. */
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/** Starts a real Valkey or Redis in memory on a free loopback port. */
export async function startStoreServer(): Promise<StoreServer> {
  const command = provideServer();
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start() {
    const process = spawn(
      command,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/tmp' },
    );
    child = process;
    let output = '';
    process.stdout.on('data', (text) => (output += text));
    while (!output.includes('Ready to accept connections')) await once(process.stdout, 'data');
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    signal: (name) => void child?.kill(name),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * Finds valkey-server or redis-server, or installs redis-server with apt.
 * @throws if neither is available.
 */
function provideServer(): string {
  const found = servers.find(isThere);
  if (found) return found;
  console.error('No Valkey or Redis on this machine. Installing redis-server with apt …');
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const step of [['update'], ['install', '-y', 'redis-server']]) {
    const [command = '', ...args] = [...root, 'apt-get', ...step];
    spawnSync(command, args, { stdio: 'inherit' });
  }
  const installed = servers.find(isThere);
  if (installed) return installed;
  throw new Error(
    'These tests need valkey-server or redis-server on the PATH: install one of them.',
  );
}

function isThere(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
