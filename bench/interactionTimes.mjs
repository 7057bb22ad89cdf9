/** What a person does on /browse, one thing after the other: the slowest answer to each, in ms. */
export async function interactionTimes({ page, calm }, site) {
  await page.goto(`${site}/browse`);
  await page.getByRole('article').first().waitFor();
  await calm();

  const steps = {
    'scroll a row': () => page.getByRole('button', { name: 'Scroll Upcoming Movies right' }).tap(),
    'open the popup': () =>
      page
        .getByRole('button', { name: /^More info/ })
        .first()
        .tap(),
    'close the popup': () => page.getByRole('button', { name: 'Close' }).tap(),
    'to GPT search': () => page.getByRole('button', { name: 'GPT Search' }).tap(),
    type: async () => {
      await page.getByRole('textbox').tap();
      await page.keyboard.type('heist', { delay: 120 });
    },
    'back to the homepage': () => page.getByRole('button', { name: 'Homepage' }).tap(),
  };
  const times = {};
  for (const [name, act] of Object.entries(steps)) {
    await page.evaluate(() => void (window.bench.interactions.length = 0));
    await act();
    await page.waitForTimeout(1_000);
    times[name] = await page.evaluate(() =>
      Math.max(0, ...window.bench.interactions.map(({ duration }) => duration)),
    );
  }
  return times;
}
