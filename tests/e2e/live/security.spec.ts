import type { Page } from '@playwright/test';
import { row, wide } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: wide });

/** The external links of the page, with their rel and target. */
async function linksAbroad(page: Page) {
  return page
    .locator('a[href]')
    .evaluateAll((links) =>
      links
        .filter((link) => link instanceof HTMLAnchorElement && link.origin !== location.origin)
        .map((link) => ({ href: link.getAttribute('href'), rel: link.getAttribute('rel') })),
    );
}

test('the policy blocks foreign code, requests, frames, eval and forms', async ({
  page,
  violations,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const otherOrigin = 'https://elsewhere.example';
  const blocked = [
    'script-src-elem inline',
    `script-src-elem ${otherOrigin}/script.js`,
    'style-src-elem inline',
    `img-src ${otherOrigin}/picture.png`,
    `frame-src ${otherOrigin}`,
    'script-src-attr inline',
    `connect-src ${otherOrigin}/data`,
  ];
  // Reported twice: by the page’s own policy and by the host’s.
  const sent = `form-action ${new URL('/elsewhere?', page.url()).href}`;

  await test.step('foreign code, requests and frames', async () => {
    await page.evaluate(() => {
      const add = (tag: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(tag), properties));
      add('script', { textContent: 'document.title = "An inline script ran"' });
      add('script', { src: 'https://elsewhere.example/script.js' });
      add('style', { textContent: 'body { display: none }' });
      add('img', { src: 'https://elsewhere.example/picture.png' });
      add('iframe', { src: 'https://elsewhere.example/frame' });
      const link = document.createElement('a');
      link.setAttribute('onclick', 'document.title = "A handler ran"');
      document.body.append(link);
      link.click();
      fetch('https://elsewhere.example/data').catch(() => {});
    });
    await violations.are(...blocked);
    await expect(page).toHaveTitle('Sign in · Marquee');
  });

  await test.step('eval', async () => {
    await page.evaluate(() => {
      setTimeout('document.title = "Text ran"', 0);
    });
    await violations.are(...blocked, 'script-src eval');
    await expect(page).toHaveTitle('Sign in · Marquee');
  });

  // Last, because the browser then waits for a navigation that never comes.
  await test.step('forms', async () => {
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = '/elsewhere';
      document.body.append(form);
      form.submit();
    });
    await violations.are(...blocked, 'script-src eval', sent, sent);
  });
});

test('the page has the security headers of firebase.json', async ({ request }) => {
  const headers = (await request.get('/browse')).headers();
  expect(headers['content-security-policy']).toBe(
    "base-uri 'none'; form-action 'none'; object-src 'none'; frame-ancestors 'none'",
  );
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
});

test('external links do not expose the opener', async ({ page, openBrowse }) => {
  const abroad = { href: expect.stringMatching(/^https:/), rel: 'noopener noreferrer' };
  const allOf = async () => {
    const links = await linksAbroad(page);
    expect(links.length).toBeGreaterThan(0);
    expect(links).toEqual(links.map(() => abroad));
    return links.length;
  };

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await allOf();

  await openBrowse();
  await expect(row(page, 'Popular Movies').getByRole('article')).toHaveCount(20);
  expect(await allOf()).toBeGreaterThan(70);
});
