import { expect, test } from '../support/demoTest';
import { narrow, row, wide } from '../support/screens';

const large = { width: 2560, height: 1440 };

test('the hero fits every window, and the page grows with a very wide one', async ({
  page,
  openBrowse,
}) => {
  await page.setViewportSize(narrow);
  await openBrowse();
  const hero = page.getByRole('region', { name: 'Argylle' });
  const poster = row(page, 'Upcoming Movies').getByRole('article').first();

  for (const { width, height } of [narrow, { width: 1366, height: 768 }, large]) {
    await test.step(`at most 70 % of the height at ${width} px, posters follow`, async () => {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        const box = await hero.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(width - 16);
        expect(box?.height).toBeLessThanOrEqual(height * 0.7 + 1);
        expect(height - ((await poster.boundingBox())?.y ?? Infinity)).toBeGreaterThan(150);
      }).toPass({ timeout: 20_000 });
    });
  }

  await test.step('the drawn backdrop covers the width', async () => {
    const drawing = await hero.locator('[data-art]').boundingBox();
    expect(drawing?.width).toBeGreaterThanOrEqual(large.width - 16);
  });

  await test.step('header and footer grow with a window wider than 2560 px', async () => {
    await page.setViewportSize({ width: 3440, height: 1440 });
    await expect(page.getByText('This product uses the TMDB API')).toHaveCSS(
      'font-size',
      '17.4688px',
    );
    const button = await page.getByRole('button', { name: 'GPT Search' }).boundingBox();
    expect(button?.height).toBeGreaterThan(44 * 1.3);
  });
});

test('“More info” opens the popup of the featured movie and gets the focus back', async ({
  page,
  openBrowse,
}) => {
  await page.setViewportSize(wide);
  await openBrowse();
  const hero = page.getByRole('region', { name: 'Argylle' });
  await expect(hero.getByText(/^2024$/)).toBeVisible();
  const info = hero.getByRole('button', { name: 'More info' });
  await info.click();
  const popup = page.getByRole('dialog', { name: 'Argylle' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(info).toBeFocused();
});
