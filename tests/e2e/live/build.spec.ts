import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { demoFilms } from '@/demo/movies/demoFilms';
import { deferred } from '../../support/deferred';
import { expect, test } from '../support/guardedTest';
import { sentinel } from '../../tooling/canarySecrets.mjs';
import { folderOf } from '../../tooling/sites.mjs';
import { nothingConfigured } from '../../tooling/siteSettings.mjs';

const root = join(import.meta.dirname, '../../..');

function filesOf(site: 'demo' | 'live' | 'gateway') {
  const folder = join(root, folderOf(site));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({
      name,
      text: readFileSync(join(parentPath, name), 'utf8'),
    }));
}

/** Words from each part of the demo world and of MSW. */
const demoMarkers = [
  'marquee:demo-accounts',
  'identitytoolkit#SignupNewUserResponse',
  'You must be granted a valid key',
  'chatcmpl-demo',
  'Please accept our terms to go online',
  'Choose an account',
  '[MSW]',
  ...demoFilms.slice(-3).map(({ overview }) => overview),
];

test('the live build contains no demo world, MSW or mock worker', () => {
  const demo = filesOf('demo');
  const live = filesOf('live');
  const holding = (files: typeof live, sign: string) =>
    files.filter(({ text }) => text.includes(sign)).map(({ name }) => name);

  for (const sign of demoMarkers) {
    expect(holding(demo, sign), `${sign}, in the demo site`).not.toEqual([]);
    expect(holding(live, sign), `${sign}, in the live site`).toEqual([]);
  }
  expect(live.map(({ name }) => name).filter((name) => /mock|msw|demo/i.test(name))).toEqual([]);
  expect(holding(live, 'mockServiceWorker')).toEqual([]);
  expect(holding(live, 'skipWaiting'), 'the one worker is the site’s own').toEqual(['sw.js']);
});

test('builds contain nothing of the charts of development', () => {
  for (const site of ['demo', 'live', 'gateway'] as const) {
    for (const sign of ['inspectMachines', '@machines', 'org.eclipse.elk', 'Possible events']) {
      const holding = filesOf(site).filter(({ text }) => text.includes(sign));
      expect({ site, sign, files: holding.map(({ name }) => name) }).toEqual({
        site,
        sign,
        files: [],
      });
    }
  }
});

test('builds contain no secret of the build machine, and no keys with a gateway', () => {
  for (const site of ['demo', 'live', 'gateway'] as const) {
    const files = filesOf(site);
    expect(files.map(({ name }) => name)).toContain('index.html');
    expect(files.filter(({ text }) => text.includes(sentinel)).map(({ name }) => name)).toEqual([]);
  }
  for (const key of ['test-tmdb-token', 'test-openai-key']) {
    const holding = (site: 'live' | 'gateway') =>
      filesOf(site).filter(({ text }) => text.includes(key)).length;
    expect({ live: holding('live'), gateway: holding('gateway') }).toEqual({ live: 1, gateway: 0 });
  }
});

test('the prerendered screens contain no URL of the development server', () => {
  const page = filesOf('live').find(({ name }) => name === 'index.html');
  expect(page?.text).toMatch(/<use href="\/assets\/signInMotifs-/);
  expect(page?.text).not.toContain('/src/');
});

test('no chunk has a stylesheet of its own', () => {
  expect(
    filesOf('demo')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.css')),
  ).toEqual([]);
});

test('URLs without a dot in their last part are answered with index.html', async ({ request }) => {
  const page = await (await request.get('/')).text();
  for (const url of ['/login', '/browse', '/nowhere', '/nowhere/at/all?q=1']) {
    const response = await request.get(url, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(page);
  }
});

function build(settings: Readonly<Record<string, string>>) {
  // Playwright sets colour variables that make Node print a warning.
  const own = { ...process.env };
  delete own.FORCE_COLOR;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', 'test-results/site-none'],
    { cwd: root, encoding: 'utf8', env: { ...own, ...nothingConfigured, ...settings } },
  );
  return { status, output: `${stdout}${stderr}`.trim() };
}

const firebase = 'VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID';

test('an invalid configuration stops the build with one sentence', async () => {
  for (const { name, settings, sentence } of [
    {
      name: 'one of the Firebase values',
      settings: { VITE_FIREBASE_API_KEY: 'key' },
      sentence: `VITE_FIREBASE_API_KEY is set but VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID are not: the identity provider needs ${firebase} together.`,
    },
    {
      name: 'half of the Firebase values',
      settings: { VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_AUTH_DOMAIN: 'marquee.example' },
      sentence: `VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN are set but VITE_FIREBASE_PROJECT_ID is not: the identity provider needs ${firebase} together.`,
    },
    {
      name: 'a base URL that is no URL',
      settings: { VITE_TMDB_BASE_URL: 'movies', VITE_TMDB_TOKEN: 'token' },
      sentence:
        'VITE_TMDB_BASE_URL must be an http:// or https:// URL without user, query or fragment.',
    },
    {
      name: 'a gateway without live identity',
      settings: { VITE_OPENAI_BASE_URL: 'https://gateway.example/v1' },
      sentence: `VITE_OPENAI_BASE_URL is set without VITE_OPENAI_API_KEY, so its bearer would be the signed-in user's ID token, and that needs a live identity provider (${firebase}).`,
    },
  ]) {
    await test.step(name, () => {
      const { status, output } = build(settings);
      expect(status).toBe(1);
      // On a slow machine, Rolldown reports its timings first.
      expect(output.split('\n').at(-1)).toBe(`Marquee cannot start: ${sentence}`);
    });
  }
});

/** Serves the site, but holds the page back from the last place of this text on. */
async function holdPageFrom(text: string, site: string) {
  const rest = deferred<void>();
  const server = createServer(async ({ url }, answer) => {
    const found = await fetch(`${site}${url}`);
    const body = Buffer.from(await found.arrayBuffer());
    answer.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    if (url !== '/') return void answer.end(body);
    const place = body.lastIndexOf(text);
    answer.write(body.subarray(0, place));
    await rest.promise;
    answer.end(body.subarray(place));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sendRest: rest.resolve,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('the entry script waits for the rest of the page', async ({ page, baseURL }) => {
  const { url, sendRest, close } = await holdPageFrom('<div id="root">', baseURL ?? '');
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'DOMContentLoaded') document.documentElement.dataset.waits = '';
      listen(...args);
    };
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('html[data-waits]')).toBeAttached();
  sendRest();

  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  close();
});

test('sign-in is shown before the styles and movies of /browse arrive', async ({
  page,
  baseURL,
}) => {
  const { url, sendRest, close } = await holdPageFrom('<style>', baseURL ?? '');
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeVisible();
  const button = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(button).toBeDisabled();
  sendRest();

  await expect(button).toBeEnabled();
  close();
});

test('no error object is created while scripts load', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, 'made', made);
    window.Error = new Proxy(Error, {
      apply(target, self, given: Parameters<typeof Error>) {
        made.push(String(given[0]));
        return Reflect.apply(target, self, given);
      },
      construct(target, given, as) {
        made.push(String(given[0]));
        return Reflect.construct(target, given, as) as object;
      },
    });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();

  expect(await page.evaluate(() => Reflect.get(window, 'made') as string[])).toEqual([]);
  await page.evaluate(() => new Error('one that is made'));
  expect(await page.evaluate(() => Reflect.get(window, 'made') as string[])).toHaveLength(1);
});

test('hydration does not restyle the page', async ({ page }) => {
  await page.addInitScript(() => {
    const restyled: string[] = [];
    Reflect.set(window, 'restyled', restyled);
    const insertRule = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (rule, index) {
      if (document.querySelector('[type=submit]:disabled')) restyled.push(rule);
      return insertRule.call(this, rule, index);
    };
    new MutationObserver(() => restyled.push('lang')).observe(document, {
      subtree: true,
      attributeFilter: ['lang'],
    });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();

  expect(await page.evaluate(() => Reflect.get(window, 'restyled') as string[])).toEqual([]);
});
