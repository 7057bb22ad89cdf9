import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright';
import { provideBrowser, undrawnArgs } from './browser.mjs';

const { preVisit, postVisit } = await getTestRunnerConfig('.storybook');

/** The page in which this process visits one file of stories after another. */
let page;

/**
 * Where the test-runner's stories are visited, instead of its own environment: to load the Storybook
 * and the hooks anew for each file took longer than to visit most of them.
 */
export default class StoryEnvironment extends TestEnvironment {
  #hasFailed = false;

  async setup() {
    await super.setup();
    page ??= await openPage();
    Object.assign(this.global, {
      page,
      context: page.context(),
      jestPlaywright: { resetPage: () => this.#resetPage() },
      __sbSetupPage: setupPage,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
    });
  }

  handleTestEvent({ name, test }) {
    if (name === 'test_done') this.#hasFailed ||= test.errors.length > 0;
  }

  async teardown() {
    // Whatever a story has left behind that failed, the next file does not meet it.
    if (this.#hasFailed) await leave();
    await super.teardown();
  }

  /** The test-runner's answer to a story that led the page away; it sets the new one up itself. */
  async #resetPage() {
    await page.close();
    page = await this.global.context.newPage();
    this.global.page = page;
  }
}

/** Closes the browser of this process, where there is one. */
export async function leave() {
  const browser = page?.context().browser();
  page = undefined;
  await browser?.close();
}

async function openPage() {
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: undrawnArgs });
  const context = await browser.newContext();
  // What would highlight elements reads every style after each change, for nobody.
  await context.addInitScript(() => {
    Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);
  });
  const opened = await context.newPage();
  await setupPage(opened, context);
  return opened;
}

// A worker is not told that its work is done: it is no longer listened to.
process.on('removeListener', (name) => {
  if (name === 'message') void leave();
});
