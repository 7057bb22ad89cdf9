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
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildWithVite } from 'vite';
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

/** The deployed folder, with fakes of Google's packages, behind Node's own server. */
async function buildFunction(): Promise<string> {
  const deployed = join(folder, 'function');
  const google = join(deployed, 'node_modules/firebase-functions');
  mkdirSync(google, { recursive: true });
  for (const file of ['index.js', 'package.json']) {
    cpSync(join(root, 'gateway/function', file), join(deployed, file));
  }
  const texts = {
    'package.json': JSON.stringify({
      type: 'module',
      exports: { './params': './params.js', './v2/https': './https.js' },
    }),
    'params.js': 'export const defineSecret = (name) => ({ name });',
    'https.js': 'export const onRequest = (options, handler) => handler;',
  };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(google, name), text);
  const main = join(deployed, 'main.js');
  writeFileSync(
    main,
    `import { createServer } from 'node:http';
    import { gateway } from './index.js';
    const server = createServer(gateway).listen(0, '127.0.0.1', () =>
      console.log('http://127.0.0.1:' + server.address().port));`,
  );
  await buildWithVite({
    configFile: join(root, 'gateway/vite.config.ts'),
    mode: 'function',
    build: { outDir: join(deployed, 'dist') },
  });
  return main;
}

describe('the Cloud Function', () => {
  it('answers with its build alone', async () => {
    const services = await startFakeServices();
    const gateway = await startGatewayProcess({
      services: services.url,
      main: await buildFunction(),
    });

    const list = await askMovies(gateway.url, '/3/movie/popular');

    expect(list.status).toBe(200);
    await gateway.kill();
    await services.close();
  });
});
