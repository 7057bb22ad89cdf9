import type { Browser as PlaywrightsOwn } from '@playwright/test';
import type { Browser, Size } from './Browser';

/**
 * Firefox reports what was still loading when the page was left. A failure of the service worker
 * has another message.
 */
const ofPageLeft = [
  /^downloadable font: .* status=2152398850 /,
  /A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
];

/** One page driven by Playwright. */
export async function playwrightBrowser(
  browser: PlaywrightsOwn,
  viewport: Size,
  hasReducedMotion: boolean,
): Promise<Browser> {
  const reports: string[] = [];
  const reducedMotion = hasReducedMotion ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ viewport, reducedMotion, locale: 'en-US' });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`policy violated: ${effectiveDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  context.on('weberror', (error) => {
    const message = String(error.error());
    if (!ofPageLeft.some((known) => known.test(message))) reports.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    // The browser’s own message about a failed response.
    if (message.text().startsWith('Failed to load resource:')) return;
    reports.push(`${message.type()}: ${message.text()}`);
  });

  return {
    goto: (url) => page.goto(url),
    // Firefox’s driver can report a failed load for a page that the service worker answers.
    reload: async () => {
      await page.evaluate(() => {
        Reflect.set(window, 'isLeaving', true);
        location.reload();
      });
      await page.waitForFunction(
        () => !Reflect.has(window, 'isLeaving') && document.readyState === 'complete',
      );
    },
    // `page.goBack` waits for a load, which a restored page does not have. The timeout lets evaluate
    // return before the page is left.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    evaluate: (inPage, ...args) => page.evaluate(`(${inPage})(...${JSON.stringify(args)})`),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    clickAt: ({ x, y }) => page.mouse.click(x, y),
    choose: (select, value) => page.locator(select).selectOption(value),
    resize: (size) => page.setViewportSize(size),
    screenshot: () => page.screenshot(),
    takeReports: async () => reports.splice(0),
    close: () => browser.close(),
  };
}
