import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostedPreview } from '#hosting/hostedPreview';
import { workerFile } from '#offline/buildServiceWorker';

const page = '<!doctype html><title>The page</title>';
const files = {
  'index.html': page,
  [workerFile]: 'self.skipWaiting();',
  'assets/index-1a2b3c.js': 'export {};',
  'icons/icon-192.png': 'a picture',
};
let folder: string;
let server: PreviewServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-hosted-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [hostedPreview()],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]));

/** A path segment. `.` and `..` are left out because URLs normalise them. */
const part = fc.stringMatching(/^[a-z0-9_-]{1,8}$/);

describe('the preview host', () => {
  it.each(Object.entries(files))('serves the file %s', async (path, content) => {
    const answer = await ask(`/${path}`);

    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(content);
  });

  it.each(['/', '/login', '/browse', '/browse?q=heat.js', '/nowhere/at/all', '/v1.2/films'])(
    'answers %s with the page',
    async (path) => {
      const answer = await ask(path);

      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(await answer.text()).toBe(page);
    },
  );

  it.each([
    '/assets/index-old.js',
    '/assets/index-old.js?v=1',
    '/assets/deep/down/index-old.css',
    '/icons/missing.png',
    '/sw.js.map',
    '/sw2.js',
    '/browse/sw.js',
    '/manifest.webmanifest',
  ])('answers 404 for %s without caching', async (path) => {
    const answer = await ask(path);

    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('The page');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 404 for missing files and the page for every other path', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part), part, part, async (folders, name, ending) => {
        const path = ['', ...folders, name].join('/');

        expect((await ask(`${path}.${ending}`)).status).toBe(404);
        expect(await (await ask(path)).text()).toBe(page);
      }),
      { numRuns: 50 },
    );
  });

  it('makes browsers revalidate every file', async () => {
    for (const path of Object.keys(files)) {
      expect((await ask(`/${path}`)).headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/browse', '/assets/index-1a2b3c.js', '/assets/index-old.js']) {
      const { headers } = await ask(path);

      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});
