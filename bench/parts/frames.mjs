import { searchFor } from './searchFor.mjs';

/** Frame times in ms while a finger scrolls past ten result rows of twenty cards. */
export async function frameTimes({ page, cdp, networkIdle }, site) {
  await page.goto(`${site}/browse`);
  await page.getByRole('button', { name: 'GPT Search' }).tap();
  await searchFor(page, 'a heist');
  await networkIdle();
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const note = (now) => {
      window.frames_.push(now - last);
      last = now;
      window.framing = requestAnimationFrame(note);
    };
    window.framing = requestAnimationFrame(note);
  });
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 600,
    yDistance: -4_000,
    speed: 1_200,
    gestureSourceType: 'touch',
  });
  return page.evaluate(() => {
    cancelAnimationFrame(window.framing);
    return window.frames_.slice(1);
  });
}
