import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startFakeServices } from '../tests/support/fakeServices';
import { askChat, askMovies, startGatewayProcess } from '../tests/support/gatewayProcess';
import { contentsOf } from '../tests/support/world';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-image-'));
const build = join(folder, 'build');
const image = join(folder, 'image');
const dockerfile = readFileSync(join(root, 'gateway/Dockerfile'), 'utf8').split('\n');

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Runs the COPY and build steps of the Dockerfile without a container engine. Uses the installed
 * packages instead of `npm ci`; skips base images and `apk add`.
 */
function dryRun() {
  mkdirSync(build);
  mkdirSync(join(build, 'gateway'));
  for (const packages of ['node_modules', 'gateway/node_modules']) {
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(build, packages));
  }
  for (const line of dockerfile) {
    const [instruction, ...words] = line.split(' ');
    if (instruction === 'COPY' && !words[0]?.startsWith('--')) {
      const target = words.pop() ?? '';
      for (const file of words) {
        const to = target.endsWith('/')
          ? join(build, target, file.split('/').at(-1) ?? '')
          : join(build, target);
        mkdirSync(dirname(to), { recursive: true });
        cpSync(join(root, file), to, {
          recursive: true,
          filter: (path) => !/node_modules|\/dist$/.test(path.slice(root.length)),
        });
      }
    }
    if (instruction === 'RUN' && words[1] === 'run') {
      execFileSync('npm', words.slice(1), { cwd: build, stdio: 'pipe' });
    }
  }
  cpSync(join(build, 'gateway/dist'), image, { recursive: true });
}

describe('the container image', () => {
  it('contains a gateway that runs on Node alone', async () => {
    dryRun();
    const services = await startFakeServices();
    const gateway = await startGatewayProcess({
      services: services.url,
      main: join(image, 'main.js'),
    });

    const list = await askMovies(gateway.url, '/3/movie/popular');
    const chat = await askChat(gateway.url);

    expect(list.status).toBe(200);
    expect(contentsOf(await chat.text())).toEqual(['Heat', ',Ronin', 'stop', '[DONE]']);
    gateway.signal('SIGTERM');
    expect(await gateway.exited).toBe(0);
    await services.close();
    const size = readdirSync(image).reduce(
      (sum, name) => sum + statSync(join(image, name)).size,
      0,
    );
    expect(size).toBeLessThan(3 * 1024 * 1024);
  });

  it('is built without the secrets in gateway/.env', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');

    expect(ignored).toContain('**/.env*');
  });

  it('runs as an unprivileged user', () => {
    expect(dockerfile).toContain('USER gateway');
    expect(dockerfile.filter((line) => line.startsWith('FROM'))).toEqual([
      'FROM node:22-alpine AS build',
      'FROM alpine:3.22',
    ]);
  });
});
