/**
 * Visits a URL until all requested moments have happened and the network is idle. Returns times,
 * blocking, the largest paint, layout shift and requests.
 */
export async function visit({ page, moments: awaited, requests, networkIdle }, address) {
  await page.goto(address, { waitUntil: 'load' });
  // Before that, the script that Playwright injects to wait would delay hydration.
  await networkIdle();
  await page.waitForFunction((names) => names.every((name) => window.bench.moments[name]), awaited);
  const { moments, tasks, largest, shifts } = await page.evaluate(() => window.bench);
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  return {
    ...moments,
    largest,
    shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    blocking: tasks
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    ours: requests.filter(({ ours }) => ours),
    others: requests.filter(({ ours }) => !ours),
  };
}
