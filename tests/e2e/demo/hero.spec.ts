import { PNG } from 'pngjs';
import { browserArgs, provideBrowser } from '../../tooling/browser.mjs';
import { expect, test } from '../support/demoTest';
import { narrow, row, signOutButton, wide } from '../support/screens';

// The contrast test looks at pixels, so the browser must draw them.
test.use({ launchOptions: { executablePath: provideBrowser(), args: browserArgs } });

for (const viewport of [{ width: 1366, height: 768 }, { width: 2560, height: 1440 }, narrow]) {
  test(`the hero takes at most 70 % of the height at ${viewport.width} px, posters follow`, async ({
    page,
    openBrowse,
  }) => {
    await page.setViewportSize(viewport);
    await openBrowse();
    const hero = page.getByRole('region', { name: 'Argylle' });
    const poster = row(page, 'Upcoming Movies').getByRole('article').first();
    const heroBox = await hero.boundingBox();
    const posterBox = await poster.boundingBox();
    expect(heroBox?.width).toBeGreaterThanOrEqual(viewport.width - 16);
    expect(heroBox?.height).toBeLessThanOrEqual(viewport.height * 0.7 + 1);
    expect(viewport.height - (posterBox?.y ?? Infinity)).toBeGreaterThan(150);
  });
}

test('the drawn backdrop covers the width of large screens', async ({ page, openBrowse }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await openBrowse();
  const drawing = page.getByRole('region', { name: 'Argylle' }).locator('[data-art]');
  expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(2560 - 16);
});

test('header and footer grow with a window wider than 2560 px', async ({ page, openBrowse }) => {
  await page.setViewportSize({ width: 3440, height: 1440 });
  await openBrowse();
  const button = await page.getByRole('button', { name: 'GPT Search' }).boundingBox();
  expect(button?.height).toBeGreaterThan(44 * 1.3);
  await expect(page.getByText('This product uses the TMDB API')).toHaveCSS(
    'font-size',
    '17.4688px',
  );
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

test.describe('over a white picture', () => {
  const white = new PNG({ width: 2, height: 2, colorType: 2 });
  white.data.fill(255);

  for (const viewport of [wide, narrow]) {
    test(`name and “(sign out)” have a contrast of 4.5:1 at ${viewport.width} px`, async ({
      page,
      context,
      openBrowse,
    }) => {
      await page.setViewportSize(viewport);
      await context.route('https://image.tmdb.org/**', (route) =>
        route.fulfill({ contentType: 'image/png', body: PNG.sync.write(white) }),
      );
      await openBrowse();
      const header = signOutButton(page);
      await expect(page.locator('[data-state="lifted"]')).toBeAttached();
      const clip = await header.boundingBox();
      if (!clip) throw new Error('The header is not visible.');
      const texts = await header.locator('span').evaluateAll((spans) =>
        spans.map((span) => {
          const { color } = getComputedStyle(span);
          if (span instanceof HTMLElement) span.style.visibility = 'hidden';
          return color;
        }),
      );
      expect(texts.length).toBe(2);
      const picture = await page.screenshot({ clip, animations: 'disabled' });
      const background = brightest(PNG.sync.read(picture));
      for (const text of texts) {
        const colour = text.match(/[\d.]+/g)?.map(Number) ?? [];
        expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});

/** The brightest pixel of the lowest line, where the scrim is weakest. */
function brightest({ width, height, data }: PNG): readonly number[] {
  const pixels = Array.from({ length: width }, (_, x) => {
    const start = ((height - 1) * width + x) * 4;
    return [...data.subarray(start, start + 3)];
  });
  return pixels.reduce((best, pixel) => (luminance(pixel) > luminance(best) ? pixel : best));
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
