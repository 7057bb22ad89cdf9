/** Frame times in ms while a finger scrolls down the page. */
export async function frameTimes({ page, cdp }) {
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
