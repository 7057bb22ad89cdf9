import { noNetwork, provideBrowser, testArgs } from '../../tooling/browser.mjs';
import { expect, test } from '../support/demoTest';
import { signOutButton, wide } from '../support/screens';

test.use({
  viewport: wide,
  launchOptions: {
    executablePath: provideBrowser(),
    args: [...testArgs, noNetwork],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('the page does not move sideways while a popup is open', async ({ page, openBrowse }) => {
  await openBrowse();
  const rightEdge = () =>
    signOutButton(page).evaluate((button) => button.getBoundingClientRect().right);
  const before = await rightEdge();
  const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await barWidth()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'More info', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await rightEdge()).toBe(before);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await rightEdge()).toBe(before);
});
