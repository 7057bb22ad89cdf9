import { PNG } from 'pngjs';
import { values } from '@/components/theme/tokens';
import { browserArgs, noNetwork, provideBrowser } from '../../tooling/browser.mjs';
import { expect, test } from '../support/demoTest';
import { expectFocusVisible, go } from '../support/keys';
import { narrow, signOutButton, wide } from '../support/screens';

test.use({
  viewport: wide,
  // These tests look at pixels, so the browser must draw them.
  launchOptions: { executablePath: provideBrowser(), args: [...browserArgs, noNetwork] },
});

// One worker starts such a browser.
test.describe.configure({ mode: 'default' });

test('the focus ring of the main content surrounds the window', async ({ page, openBrowse }) => {
  await openBrowse();
  await go(page, 'Tab', 'Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectFocusVisible(page);

  const { width, height, data } = PNG.sync.read(await page.screenshot());
  const colourAt = (x: number, y: number) =>
    `#${data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex')}`;
  expect({
    top: colourAt(width / 2, 1),
    right: colourAt(width - 2, height / 2),
    bottom: colourAt(width / 2, height - 2),
    left: colourAt(1, height / 2),
  }).toEqual(
    Object.fromEntries(
      ['top', 'right', 'bottom', 'left'].map((side) => [side, values.color.accent]),
    ),
  );
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
      const texts = await header.locator('bdi, span').evaluateAll((spans) =>
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
