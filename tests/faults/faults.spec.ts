import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { denyStorage } from '../e2e/support/denyStorage';
import { narrow, wide } from '../e2e/support/screens';
import { withoutWorkers } from '../e2e/support/workers';
import { titleOf, type Condition } from './support/faults';
import { screens, type Screen } from './support/screens';
import { originOfSite } from '../tooling/sites.mjs';
import { openVendors, type Vendors } from './support/vendors';
import { allVisits, selectedVisits, type Visit } from './support/visits';

/** A browser and its vendors. */
interface Setup {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly vendors: Vendors;
  /** Uncaught errors. */
  readonly thrown: string[];
}

const site = originOfSite('faults');
const hours = 3_600_000;
/** A page of the site without scripts, to change storage. */
const quietPage = `${site}/default-avatar.svg`;
const visits = process.env.ALL_FAULTS === 'all' ? allVisits : selectedVisits;

const test = base.extend<object, { readonly setup: Setup }>({
  // One browser is used for visits with and without faults.
  setup: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: site, locale: 'en-US' });
      await use(await openSetup(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const visit of visits) {
  const { screen, width, conditions } = visit;
  if (conditions.kind === 'fault') {
    test(`${screen}, ${width}: ${conditions.call} meets ${titleOf(conditions.fault)}`, async ({
      setup,
    }) => {
      await reset(setup);
      await runVisit(setup, visit);
    });
  } else {
    test(`${screen}, ${width}: ${conditions.condition}`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: site, locale: 'en-US' });
      await prepare(context, conditions.condition);
      const setup = await openSetup(context, clockIn(conditions.condition));
      await runVisit(setup, visit);
      await setup.vendors.close();
      await context.close();
    });
  }
}

async function openSetup(context: BrowserContext, time = Date.now()): Promise<Setup> {
  const thrown: string[] = [];
  context.on('weberror', (error) => thrown.push(String(error.error())));
  await withoutWorkers(context);
  const page = await context.newPage();
  await page.clock.install({ time });
  const vendors = await openVendors(context, site);
  await page.goto(quietPage);
  return { context, page, thrown, vendors };
}

async function reset({ page, vendors, thrown }: Setup) {
  thrown.length = 0;
  vendors.clear();
  vendors.startOver();
  await page.goto(quietPage);
  await page.evaluate(() => localStorage.clear());
}

async function runVisit({ page, vendors, thrown }: Setup, visit: Visit) {
  const { screen: name, width, conditions } = visit;
  const screen: Screen = screens[name];
  await page.setViewportSize({ wide, narrow }[width]);
  await page.emulateMedia({ reducedMotion: needsMotion(visit) ? 'no-preference' : 'reduce' });
  await screen.arrive(page, vendors);

  if (conditions.kind === 'fault') vendors.strike(conditions.call, conditions.fault);
  if (conditions.kind === 'condition' && conditions.condition === 'offline and back') vendors.cut();
  await screen.act(page);

  if (conditions.kind === 'fault') {
    await expect
      .poll(() => vendors.requests(conditions.call), 'the call is made')
      .toBeGreaterThan(0);
    if (conditions.fault === 'delay') vendors.clear();
  }
  await untilSettled(page, screen);
  const isTokenLost =
    conditions.kind === 'fault' &&
    conditions.call === 'token refresh' &&
    conditions.fault === 'wrongShape';
  await screen.expectNothingLost(page, { isTokenLost });

  vendors.clear();
  await screen.resume(page);
  expect(thrown, 'what was thrown and not caught').toEqual([]);
}

/** The player loads only with motion enabled; other visits save the work. */
function needsMotion({ screen, conditions }: Visit): boolean {
  if (conditions.kind === 'condition') return screen === 'browse';
  return ['player', 'videos'].includes(conditions.call);
}

/**
 * Advances the clock when only a timeout can end the wait: slowly at first, because requests
 * without a fault need real time.
 */
async function untilSettled(page: Page, screen: Screen) {
  let advances = 0;
  await expect
    .poll(
      async () => {
        if (await screen.hasSettled(page)) return true;
        advances += 1;
        await page.clock.fastForward(advances <= 10 ? 1_000 : 5_000);
        return false;
      },
      { message: 'waiting comes to an end', intervals: [200, 100], timeout: 30_000 },
    )
    .toBe(true);
}

function clockIn(condition: Condition): number {
  if (condition === 'clock two hours ahead') return Date.now() + 2 * hours;
  if (condition === 'clock two hours behind') return Date.now() - 2 * hours;
  return Date.now();
}

async function prepare(context: BrowserContext, condition: Condition) {
  if (condition === 'storage full') {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
  }
  if (condition === 'storage denied') await context.addInitScript(denyStorage);
}
