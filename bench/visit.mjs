/** One visit to an address: when things were there, what it took, what was asked for. */
export async function visit(phone, address, moment) {
  const { page, requests, calm } = phone;
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction((name) => window.bench.moments[name], moment);
  await calm();
  const { moments, tasks, paint, shift } = await page.evaluate(() => window.bench);
  const first = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  return {
    ...moments,
    firstPaint: first,
    largestPaint: paint,
    shift,
    blocking: tasks
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    ours: requests.filter(({ ours }) => ours),
    others: requests.filter(({ ours }) => !ours),
  };
}
