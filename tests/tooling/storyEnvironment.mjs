import { mkdirSync, writeFileSync } from 'node:fs';
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { connectToPage, launchPage } from './storyPage.mjs';

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
    page ??= await open();
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

/** Closes this process’s browser, or leaves the one that it has connected to. */
export async function leave() {
  const browser = page?.context().browser();
  page = undefined;
  await browser?.close();
}

async function open() {
  const { STORY_PAGE: address } = process.env;
  const opened = await (address ? connectToPage(address) : launchPage());
  pages += 1;
  await setupPage(opened, opened.context());
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
