import { chromium } from 'playwright';
import { browserArgs, provideBrowser } from '../tooling/browser.mjs';
import { quantised } from './compare.mjs';

const atOnce = 2;
const maxScreenshots = 10;
/** Some plays wait for motion that reduced motion never starts; they end by a timeout. */
const playTimeoutMs = 90_000;
const screen = { width: 1024, height: 700 };

/**
 * Takes a picture of each story, without motion and in the bundled font, with rounded colours.
 * @param {string} url Where the built Storybook is served, with a slash at its end.
 * @param {readonly string[]} ids The stories.
 * @param {(id: string, picture: Buffer) => void} take Called with each picture.
 */
export async function takePictures(url, ids, take) {
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArgs });
  const waiting = [...ids];
  await Promise.all(
    Array.from({ length: atOnce }, () => photographer(browser, url, waiting, take)),
  );
  await browser.close();
}

/** Takes the picture with motion if the play fails without it. */
async function photographer(browser, url, waiting, take) {
  const [still, moving] = await Promise.all(['reduced', 'full'].map((motion) => openPage(motion)));
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const isPlayed = await still.play(id);
    if (!isPlayed) await moving.play(id);
    take(id, await (isPlayed ? still : moving).picture());
  }
  await Promise.all([still.close(), moving.close()]);

  async function openPage(motion) {
    const context = await browser.newContext({
      viewport: screen,
      reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.addInitScript(seedRandom);
    const page = await context.newPage();
    return {
      async play(id) {
        await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=motion:${motion}`);
        const outcome = await page.waitForFunction(outcomeOf, id, { timeout: playTimeoutMs });
        return (await outcome.jsonValue()) === 'finished';
      },
      async picture() {
        // The initial pointer position differs between visits.
        await page.mouse.move(screen.width - 1, screen.height - 1);
        return stillPicture(page);
      },
      close: () => context.close(),
    };
  }
}

/** Takes screenshots until two in a row are equal, so that late pictures and fonts are loaded. */
async function stillPicture(page) {
  let before;
  let picture;
  for (let count = 0; count < maxScreenshots && !(before && picture.equals(before)); count += 1) {
    before = picture;
    await page.evaluate(isStill);
    picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  }
  return quantised(picture);
}

/**
 * Runs in the page: replaces Math.random by a seeded generator per caller, because the order of
 * callers varies.
 */
function seedRandom() {
  const seeds = new Map();
  Math.random = () => {
    const caller = new Error().stack?.split('\n')[2];
    const seed = (Math.imul(seeds.get(caller) ?? 42, 1_664_525) + 1_013_904_223) >>> 0;
    seeds.set(caller, seed);
    return seed / 2 ** 32;
  };
}

/** In the page: the result of the story's play, once it is over. */
function outcomeOf(id) {
  const render = globalThis.__STORYBOOK_PREVIEW__?.storyRenders?.find((one) => one.id === id);
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  return ['finished', 'errored', 'aborted'].find((phase) => phase === render?.phase);
}

/** In the page: waits for fonts, pictures and finite animations. */
async function isStill() {
  await document.fonts.ready;
  const pictures = [...document.images].filter(
    ({ loading, complete }) => loading !== 'lazy' && !complete,
  );
  const timeout = new Promise((resolve) => globalThis.setTimeout(resolve, 3_000));
  // Some stories show a picture that never loads.
  await Promise.race([timeout, Promise.allSettled(pictures.map((picture) => picture.decode()))]);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
