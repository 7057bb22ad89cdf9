import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const Config = v.object({
  hosting: v.object({
    public: v.string(),
    rewrites: v.unknown(),
    headers: v.array(
      v.object({
        source: v.string(),
        headers: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
  functions: v.array(v.object({ source: v.string(), predeploy: v.array(v.string()) })),
  emulators: v.unknown(),
});

const { hosting, functions, emulators } = v.parse(Config, jsonIn('firebase.json'));

function fileOf(path: string): URL {
  return new URL(`../../${path}`, import.meta.url);
}

function jsonIn(path: string) {
  return JSON.parse(readFileSync(fileOf(path), 'utf8'));
}

/** Whether a pattern from firebase.json matches the path. Only a trailing `**` is supported. */
function isAbout(source: string, path: string): boolean {
  return source.endsWith('**') ? path.startsWith(source.slice(0, -2)) : path === source;
}

/** The headers of a path; later rules win. */
function headersOf(path: string): Readonly<Record<string, string>> {
  const rules = hosting.headers.filter(({ source }) => isAbout(source, path));
  return Object.fromEntries(
    rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

describe('hosting', () => {
  it('rewrites no path to the gateway, which would not see the addresses of visitors', () => {
    expect(hosting.rewrites).toEqual([{ regex: '^.*/[^./]*$', destination: '/index.html' }]);
    expect(hosting.public).toBe('dist');
  });

  it('forbids framing and leaves connect-src to the page’s own policy', () => {
    expect(headersOf('/browse')['content-security-policy']?.split('; ')).toEqual([
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(headersOf('/')['x-frame-options']).toBe('DENY');
  });

  it('sends a strict referrer policy and disables device APIs', () => {
    const headers = headersOf('/');

    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const device of ['camera', 'microphone', 'geolocation', 'payment']) {
      expect(headers['permissions-policy']).toContain(`${device}=()`);
    }
  });

  it('allows the Google sign-in popup to communicate', () => {
    expect(headersOf('/')['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });
});

describe('deployment', () => {
  it('deploys the folder of the function, after a build', () => {
    expect(functions).toEqual([
      {
        source: 'gateway/function',
        predeploy: ['npx vite build --config gateway/vite.config.ts --mode function'],
      },
    ]);
    expect(existsSync(fileOf('gateway/function/index.js'))).toBe(true);
  });

  it('locks the packages of the function', () => {
    const { dependencies } = jsonIn('gateway/function/package.json');

    expect(jsonIn('gateway/function/package-lock.json')).toMatchObject({
      packages: { '': { dependencies } },
    });
  });

  it('limits the number of function instances', () => {
    const code = readFileSync(fileOf('gateway/function/index.js'), 'utf8');

    expect(code).toMatch(/maxInstances: [1-5],/);
  });

  it('runs the Auth emulator on its default port', () => {
    expect(emulators).toEqual({ auth: { port: 9099 }, ui: { enabled: false } });
  });
});
