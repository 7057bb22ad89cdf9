import type { BrowserContext, Response } from '@playwright/test';
import { startStoreServer } from '../../../gateway/tests/support/storeServer';
import { answerAppCheck } from '../support/appCheck';
import { startBalancer } from '../support/balancer';
import { holdFile } from '../support/holdFile';
import { startGateway, type GatewayProcess } from '../support/gatewayProcess';
import { expect, test } from '../support/guardedTest';
import { originOf } from '../../tooling/ports.mjs';
import {
  nameItems,
  openSearch,
  row,
  rowOfName,
  search,
  signIn,
  signOutButton,
  signUp,
  wide,
} from '../support/screens';
import { sentinel, canarySecrets } from '../../tooling/canarySecrets.mjs';
import { startFakeServices, type FakeServices } from '../support/fakeServices';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: wide });

const gatewayUrl = originOf('gateway');

const appCheckHeader = 'x-firebase-appcheck';

let fakeServices: FakeServices;
let gateway: GatewayProcess;

test.beforeAll(async () => {
  fakeServices = await startFakeServices();
  gateway = await startGateway();
});

test.beforeEach(({ page }) => answerAppCheck(page));

test.afterAll(async () => {
  await gateway.kill();
  await fakeServices.stop();
});

/** Collects every response of this browser with headers and body, until they are asked for. */
function collectAnswers(context: BrowserContext) {
  const texts: Promise<string>[] = [];
  const textOf = async (response: Response) => {
    const headers = JSON.stringify(await response.allHeaders());
    const body = await response.body().catch(() => Buffer.from(''));
    return `${response.url()} ${headers} ${body.toString('utf8')}`;
  };
  const collect = (response: Response) => void texts.push(textOf(response));
  context.on('response', collect);
  return () => {
    // The next test has the same context.
    context.off('response', collect);
    return Promise.all(texts);
  };
}

test('from sign-up to sign-out through the gateway without revealing its keys', async ({
  page,
  context,
  request,
}) => {
  const answers = collectAnswers(context);
  const bearers: (string | undefined)[] = [];
  const appCheckTokens: (string | undefined)[] = [];
  context.on('request', (sent) => {
    if (!sent.url().startsWith(gatewayUrl)) return;
    bearers.push(sent.headers().authorization);
    appCheckTokens.push(sent.headers()[appCheckHeader]);
  });
  const movieRow = row(page, 'Popular Movies');

  await test.step('sign up and see the lists', async () => {
    await signUp(page);
    await expect(signOutButton(page)).toBeVisible();
    await expect(movieRow.getByRole('article')).toHaveCount(20);
    const lists = ['now_playing', 'popular', 'top_rated', 'upcoming'];
    const byMovies = `Bearer ${canarySecrets.GATEWAY_TMDB_TOKEN}`;
    await expect
      .poll(() => fakeServices.requests.filter((call) => /videos/.test(call)).length)
      .toBeGreaterThan(0);
    for (const list of lists)
      expect(fakeServices.requests).toContain(`GET /3/movie/${list} ${byMovies}`);
  });

  await test.step('open a popup', async () => {
    await movieRow.getByRole('button', { name: 'More info about Dune: Part Two' }).click();
    await expect(page.getByRole('dialog', { name: 'Dune: Part Two' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a reload fetches the lists before the sign-in code has loaded', async () => {
    const arrived = await holdFile(page, 'firebaseAuthenticator');
    const list = page.waitForResponse((answer) => answer.url().includes('/3/movie/popular'));
    // The load event waits for the preloads of the held script.
    await page.reload({ waitUntil: 'commit' });
    expect((await list).status()).toBe(200);
    arrived();
  });

  await test.step('search', async () => {
    await openSearch(page);
    await search(page, 'movies with cat in it');
    const names = nameItems(page);
    await expect(names).toHaveCount(10);
    for (const line of await names.allInnerTexts()) {
      await expect(rowOfName(page, line).getByRole('article').first()).toBeVisible();
    }
    expect(fakeServices.requests).toContain(
      `POST /v1/chat/completions Bearer ${canarySecrets.GATEWAY_OPENAI_API_KEY}`,
    );
  });

  await test.step('every request has the user’s token', async () => {
    const stored = await page.evaluate(() => Object.values(localStorage).join('\n'));
    expect(bearers.length).toBeGreaterThan(15);
    for (const bearer of new Set(bearers)) {
      expect(bearer).toMatch(/^Bearer [\w-]+\.[\w-]+\.$/);
      expect(stored).toContain(bearer?.slice('Bearer '.length));
    }
  });

  await test.step('each call has an App Check token, and the gateway refuses calls without one', async () => {
    expect(appCheckTokens).toHaveLength(bearers.length);
    expect(new Set(appCheckTokens).size).toBe(1);
    const authorization = bearers.at(-1) ?? '';
    const ask = (headers: Record<string, string>) =>
      request.get(`${gatewayUrl}/3/movie/popular`, { headers: { authorization, ...headers } });
    expect((await ask({ [appCheckHeader]: appCheckTokens.at(-1) ?? '' })).status()).toBe(200);
    const refused = await ask({});
    expect(refused.status()).toBe(401);
    expect(await refused.text()).toContain('This call does not come from the app.');
  });

  await test.step('sign out', async () => {
    await signOutButton(page).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('no response or log contains a key', async () => {
    const seen = await answers();
    expect(seen.some((answer) => answer.startsWith(`${gatewayUrl}/v1/chat`))).toBe(true);
    expect(seen.filter((answer) => answer.includes(sentinel))).toEqual([]);
    expect(gateway.output()).not.toContain(sentinel);
  });
});

test('a crash of the gateway during a stream is shown as a failure, and retrying works', async ({
  page,
  reports,
}) => {
  await signIn(page);
  await expect(row(page, 'Popular Movies')).toBeVisible();
  await expect(signOutButton(page)).toBeVisible();
  await openSearch(page);

  const chat = fakeServices.holdChat();
  const streaming = page.waitForResponse(
    (response) => response.url().endsWith('/chat/completions') && response.ok(),
  );
  await search(page, 'heist in space');
  await Promise.all([chat.started, streaming]);
  await gateway.kill();
  chat.resume();
  await expect(page.getByText("We couldn't get suggestions just now.")).toBeVisible();
  await reports.are(
    'error while querying gpt for recommendations Error: The chat service broke off in the middle of its answer.',
  );

  gateway = await startGateway();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(nameItems(page)).toHaveCount(10);
  await expect(page.getByText("We couldn't get suggestions just now.")).toHaveCount(0);
});

test('two instances survive a lost store and share the daily budget', async ({ page, reports }) => {
  test.slow();
  await gateway.kill();
  const store = await startStoreServer();
  const settings = { GATEWAY_STORE_URL: store.url, GATEWAY_NEW_VISITOR_DAILY_CALLS: '2' };
  const instances = await Promise.all([startGateway(0, settings), startGateway(0, settings)]);
  const balancer = await startBalancer(instances.map(({ url }) => url));
  const names = nameItems(page);
  const finds = async (query: string) => {
    await search(page, query);
    await expect(names).toHaveCount(10);
    const last = rowOfName(page, await names.last().innerText());
    await expect(last.getByRole('article').first()).toBeVisible();
  };

  try {
    await test.step('the journey through both instances', async () => {
      await page.goto('/');
      await signIn(page);
      await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
      await openSearch(page);
      await finds('movies with dogs in it');
    });

    await test.step('without the store', async () => {
      await store.kill();
      await finds('a heist on a train');
    });

    await test.step('with the store restarted empty', async () => {
      await store.start();
      const ready = instances.map(
        ({ output }) =>
          () =>
            output().includes('The store is available again'),
      );
      for (const isReady of ready) await expect.poll(isReady).toBe(true);
      await finds('courtroom dramas');
      await finds('robots who fall in love');
    });

    await test.step('the daily budget', async () => {
      await search(page, 'one search too many');
      const status = page.getByText("Today's searches are used up. Try again tomorrow.");
      await expect(status).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await reports.are(
        'error while querying gpt for recommendations BudgetExhaustedError: The chat service answered with status 429 (budget_exhausted).',
      );
      await finds('robots who fall in love');
    });
  } finally {
    await balancer.stop();
    await Promise.all(instances.map((instance) => instance.kill()));
    await store.kill();
    gateway = await startGateway();
  }
});

test('if App Check refuses, a gateway without it still answers, and one line is logged', async ({
  page,
  reports,
}) => {
  await gateway.kill();
  gateway = await startGateway(undefined, { GATEWAY_APP_CHECK_PROJECT_NUMBER: '' });
  await answerAppCheck(page, 403);

  await signIn(page);
  await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
  await openSearch(page);
  await search(page, 'movies with horses in it');
  await expect(nameItems(page)).toHaveCount(10);
  await signOutButton(page).click();
  await expect(page).toHaveURL('/');
  await reports.are(
    'error asking App Check for a token Error: FirebaseError: AppCheck: 403 error. Attempts allowed again after 01d:00m:00s (appCheck/initial-throttle).',
  );
});

test('without sign-in the gateway answers only an error', async ({ request }) => {
  for (const token of [undefined, 'forged', `${btoa('{"alg":"none"}')}.${btoa('{}')}.`]) {
    const answer = await request.get(`${gatewayUrl}/3/movie/popular`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toEqual({ error: { message: expect.stringMatching(/\w.*\.$/) } });
  }
});
