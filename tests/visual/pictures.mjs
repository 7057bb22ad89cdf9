import { chromium } from 'playwright';
import { browserArgs, provideBrowser } from '../tooling/browser.mjs';

const atOnce = 2;
const mostLooks = 10;
/** In milliseconds: a play that waits in vain for what moves, since nothing does here, ends too. */
const longestPlay = 90_000;
const screen = { width: 1024, height: 700 };

/**
 * Takes a picture of each story, without motion and in the bundled font.
 * @param {string} url Where the built Storybook is served, with a slash at its end.
 * @param {readonly string[]} ids The stories.
 * @param {(id: string, picture: Buffer) => void} take Told of each picture as it is taken.
 */
export async function takePictures(url, ids, take) {
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserArgs });
  const waiting = [...ids];
  await Promise.all(
    Array.from({ length: atOnce }, () => photographer(browser, url, waiting, take)),
  );
  await browser.close();
}

/** A story whose play needs motion, and fails without, is pictured with it. */
async function photographer(browser, url, waiting, take) {
  const [still, moving] = await Promise.all(['reduced', 'full'].map((motion) => stage(motion)));
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const isPlayed = await still.play(id);
    if (!isPlayed) await moving.play(id);
    take(id, await (isPlayed ? still : moving).picture());
  }
  await Promise.all([still.close(), moving.close()]);

  async function stage(motion) {
    const context = await browser.newContext({
      viewport: screen,
      reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.addInitScript(drawTheSameLots);
    const page = await context.newPage();
    return {
      async play(id) {
        await page.goto(`${url}iframe.html?id=${id}&viewMode=story&globals=motion:${motion}`);
        const outcome = await page.waitForFunction(outcomeOf, id, { timeout: longestPlay });
        return (await outcome.jsonValue()) === 'finished';
      },
      async picture() {
        // Where a pointer lies that nobody has moved differs from visit to visit.
        await page.mouse.move(screen.width - 1, screen.height - 1);
        return stillPicture(page);
      },
      close: () => context.close(),
    };
  }
}

/** The picture that is the same twice in a row: what is asked for late has come by then. */
async function stillPicture(page) {
  let before;
  let picture;
  for (let look = 0; look < mostLooks && !(before && picture.equals(before)); look += 1) {
    before = picture;
    await page.evaluate(isStill);
    picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  }
  return picture;
}

/**
 * In the page: what is left to chance falls out alike in every visit (a linear congruential
 * generator). Whoever draws has lots of their own, as who draws before whom differs from visit to visit.
 */
function drawTheSameLots() {
  const drawn = new Map();
  Math.random = () => {
    const drawer = new Error().stack?.split('\n')[2];
    const lot = (Math.imul(drawn.get(drawer) ?? 42, 1_664_525) + 1_013_904_223) >>> 0;
    drawn.set(drawer, lot);
    return lot / 2 ** 32;
  };
}

/** In the page: how the story's play went, once it is over; Storybook shows what went wrong. */
function outcomeOf(id) {
  const render = globalThis.__STORYBOOK_PREVIEW__?.storyRenders?.find((one) => one.id === id);
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  return ['finished', 'errored', 'aborted'].find((phase) => phase === render?.phase);
}

/** In the page: waits for fonts, pictures and whatever movement has an end. */
async function isStill() {
  await document.fonts.ready;
  const pictures = [...document.images].filter(
    ({ loading, complete }) => loading !== 'lazy' && !complete,
  );
  const patience = new Promise((resolve) => globalThis.setTimeout(resolve, 3_000));
  // A picture that never comes is what some stories are about.
  await Promise.race([patience, Promise.allSettled(pictures.map((picture) => picture.decode()))]);
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
