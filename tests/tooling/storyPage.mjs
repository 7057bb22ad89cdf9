import { chromium } from 'playwright';
import { onlyHost, provideBrowser, storyArgs } from './browser.mjs';
import { freePorts } from './freePorts.mjs';

/** A Storybook in development bundles its dependencies first. */
const maxOpeningMs = 120_000;

/** Opens an empty page in a new browser. */
export async function launchPage() {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext();
  await prepare(context);
  return context.newPage();
}

/** Renders a story of the file while Jest starts. Another process connects to `address`. */
export async function preloadPage(url, file) {
  const [port] = await freePorts(1);
  const { args, ...options } = launchOptions();
  const context = await chromium.launchPersistentContext('', {
    ...options,
    // The run blocks other hosts later.
    args: [...args, onlyHost(new URL(url).hostname), `--remote-debugging-port=${port}`],
    viewport: null,
  });
  await prepare(context);
  const [page] = context.pages();
  // What fails here fails again in the run, and is reported there.
  const loaded = page
    .goto(new URL('iframe.html', url).href)
    .then(() => renderFirstStory(page, file))
    .catch(() => undefined);
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      await context.close();
      await loaded;
    },
  };
}

/** Without its play. The first rendering in a page takes seconds, and Jest takes as long to start. */
async function renderFirstStory(page, file) {
  await untilReady(page);
  await page.evaluate(async (importPath) => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    const entries = Object.values(preview.storyStoreValue.storyIndex.entries);
    const { id } = entries.find((entry) => entry.importPath === importPath);
    const story = await preview.loadStory({ storyId: id });
    if (globalThis.isConnected) return;

    const element = document.body.appendChild(document.createElement('div'));
    const rendered = new Promise((resolve) => {
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('storyRenderPhaseChanged', ({ newPhase }) => {
        if (['completing', 'finished'].includes(newPhase)) resolve();
      });
    });
    const ignore = () => {};
    const callbacks = { showMain: ignore, showError: ignore, showException: ignore };
    const stop = preview.renderStoryToElement(story, element, callbacks, { autoplay: false });
    globalThis.removeFirstStory = async () => {
      await rendered;
      await stop();
      element.remove();
    };
  }, `./${file}`);
}

/** From then on the events of Storybook are known, which the test-runner's script reads. */
function untilReady(page) {
  return page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined');
}

/** Connects to the page that another process has opened. */
export async function connectToPage(address) {
  const browser = await chromium.connectOverCDP(address, { timeout: maxOpeningMs });
  const [context] = browser.contexts();
  await prepare(context);
  const [page] = context.pages();
  try {
    await page.waitForURL('**/iframe.html');
    await page.waitForFunction(async () => {
      globalThis.isConnected = true;
      await globalThis.removeFirstStory?.();
      return true;
    });
    await untilReady(page);
  } catch (cause) {
    // An open connection keeps Jest alive.
    await browser.close();
    throw cause;
  }
  return page;
}

function launchOptions() {
  // West of UTC, where midnight UTC is still the day before.
  const env = { ...process.env, TZ: 'America/Los_Angeles' };
  return { executablePath: provideBrowser(), args: storyArgs, env };
}

async function prepare(context) {
  const { STORY_MAX_WAIT_MS: maxWaitMs } = process.env;
  if (maxWaitMs) await context.addInitScript(`storyMaxWaitMs = ${Number(maxWaitMs)}`);
  // The highlight addon reads all styles after each change.
  await context.addInitScript(() => {
    Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true);
  });
  context.setDefaultNavigationTimeout(maxOpeningMs);
}
