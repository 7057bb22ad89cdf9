import { mkdirSync, writeFileSync } from 'node:fs';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';
import { provideBrowser, undrawnArgs } from './browser.mjs';

const { preVisit, postVisit } = await getTestRunnerConfig('.storybook');

/** The page in which this process visits the stories. */
let page;
let pages = 0;

/**
 * Replaces the test-runner’s environment: loading Storybook for each file took longer than
 * visiting its stories.
 */
export default class StoryEnvironment extends TestEnvironment {
  #hasFailed = false;

  async setup() {
    await super.setup();
    page ??= await openPage();
    Object.assign(this.global, {
      page,
      context: page.context(),
      jestPlaywright: { resetPage: () => this.#resetPage(), saveCoverage },
      __sbCollectCoverage: process.env.STORYBOOK_COLLECT_COVERAGE === 'true',
      __sbSetupPage: setupPage,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_done') this.#hasFailed ||= test.errors.length > 0;
  }

  async teardown() {
    // State left by a failed story must not reach the next file.
    if (this.#hasFailed) await leave();
    await super.teardown();
  }

  /** The test-runner’s handler for a story that navigates away; it sets up the new page itself. */
  async #resetPage() {
    // A page that reloads may not answer, so its end is not awaited.
    void page.close();
    page = await this.global.context.newPage();
    pages += 1;
    this.global.page = page;
  }
}

/** Closes this process’s browser. */
export async function leave() {
  const browser = page?.context().browser();
  page = undefined;
  await browser?.close();
}

async function openPage() {
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: undrawnArgs });
  const context = await browser.newContext();
  const { STORY_MAX_WAIT_MS: maxWaitMs } = process.env;
  if (maxWaitMs) await context.addInitScript(`storyMaxWaitMs = ${Number(maxWaitMs)}`);
  // The highlight addon reads all styles after each change.
  await context.addInitScript(() => {
    Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);
  });
  // A Storybook in development bundles its dependencies first.
  context.setDefaultNavigationTimeout(120_000);
  const opened = await context.newPage();
  pages += 1;
  await setupPage(opened, context);
  return opened;
}

/** What the stories in one page have covered so far. */
async function saveCoverage(covered) {
  const counts = await covered.evaluate(() =>
    JSON.stringify(Reflect.get(globalThis, '__coverage__')),
  );
  mkdirSync('coverage/pages', { recursive: true });
  writeFileSync(`coverage/pages/${process.pid}-${pages}.json`, counts);
}

// Closing a browser takes longer than Jest waits for a worker. Playwright kills it on exit.
process.on('removeListener', (name) => {
  if (name === 'message') process.exit();
});
