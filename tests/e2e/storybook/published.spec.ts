import { expect, test } from '@playwright/test';
import { emitToPreview, withoutAxe } from '../support/preview';

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'docs' | 'story';
  readonly tags: readonly string[];
}

interface Component {
  readonly id: string;
  readonly summary?: string;
  readonly import: string;
  readonly error?: object;
  readonly stories: readonly { readonly error?: object }[];
}

// The documentation closes windows, so its context cannot be reused.
test.use({ reuseContext: false });

let entries: readonly Entry[] = [];
let troubles: string[] = [];

test.beforeEach(async ({ context, request }) => {
  const index: { readonly entries: Readonly<Record<string, Entry>> } = await request
    .get('index.json')
    .then((answer) => answer.json());
  entries = Object.values(index.entries).filter(({ tags }) => tags.includes('test'));
  troubles = [];
  // The mock worker answers for other hosts; a request that passes it fails.
  context.on('requestfailed', (sent) => {
    if (sent.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED') {
      troubles.push(`A request went to ${sent.url()}`);
    }
  });
  context.on('console', (line) => {
    if (line.type() === 'error') troubles.push(line.text());
  });
  context.on('weberror', (error) => troubles.push(error.error().message));
});

test.afterEach(() => {
  expect(troubles).toEqual([]);
});

test.describe('documentation', () => {
  // Chromium once failed to open one of several hundred windows.
  test.describe.configure({ retries: 1 });

  for (const half of [0, 1]) {
    test(`every documentation page opens under a sub-path without other hosts, half ${half + 1}`, async ({
      context,
    }) => {
      test.slow();
      const pages = entries.filter(({ type }) => type === 'docs');
      expect(pages.length).toBeGreaterThan(25);
      for (const { id, title } of pages.filter((_, at) => at % 2 === half)) {
        // One window per page, because the mock worker of the last one may still be busy.
        const page = await context.newPage();
        await page.goto(`iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
        const name = title.split('/').at(-1) ?? title;
        await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
        const top = await page.evaluate(() => ({
          scrollY,
          duplicates: [...document.querySelectorAll('[id]')]
            .map((each) => each.id)
            .filter((id, index, ids) => ids.indexOf(id) !== index),
        }));
        expect({ id, ...top }).toEqual({ id, scrollY: 0, duplicates: [] });
        await page.close();
      }
    });
  }
});

test('a documentation page keeps the focus from its frames', async ({ page }) => {
  await page.goto('iframe.html?viewMode=docs&id=components-popup--docs');
  const dialogOf = (name: string) =>
    page.frameLocator(`#iframe--components-popup--${name}`).getByRole('dialog');
  await expect(dialogOf('default')).toBeVisible();
  await page.getByRole('heading', { name: 'Do and don’t' }).scrollIntoViewIfNeeded();
  await expect(dialogOf('filled-gaps')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('an optional prop has the control of its type', async ({ page }) => {
  const controlOf = (prop: string) => page.getByRole('row').filter({ hasText: prop });

  await page.goto('iframe.html?viewMode=docs&id=components-trailerframe--docs');
  await expect(controlOf('motion').getByRole('radio')).toHaveCount(2);
  await page.goto('iframe.html?viewMode=docs&id=components-moviefacts--docs');
  await expect(controlOf('year').getByRole('spinbutton')).toHaveValue('2024');
});

test('the manifests describe every component and machine without an error', async ({ request }) => {
  const read = (name: string) => request.get(`manifests/${name}.json`).then((sent) => sent.json());
  const manifest: { readonly components: Readonly<Record<string, Component>> } =
    await read('components');
  const components = Object.values(manifest.components);

  const pages = entries.filter(({ type }) => type === 'docs');
  expect(components).toHaveLength(pages.length);
  for (const { id, error, summary, import: source, stories } of components) {
    expect({ id, error }).toEqual({ id, error: undefined });
    expect(summary, id).toMatch(/^[A-Z].*\.$/);
    expect(source, id).toContain('import {');
    expect(stories.filter((story) => story.error)).toEqual([]);
  }
  expect(Object.keys(await read('machines'))).toContain('search');
  expect(await read('tokens')).toHaveProperty('color.page.$value.colorSpace', 'srgb');
});

test('the manager opens a story under a sub-path', async ({ page }) => {
  const id = 'components-logo--default';
  await page.goto(`./?globals=${withoutAxe}`);
  const preview = await page.waitForSelector('#storybook-preview-iframe');
  const frame = await preview.contentFrame();
  if (!frame) throw new Error('The manager has no preview.');
  await emitToPreview(frame, 'selectStory', { storyId: id });
  await expect(page).toHaveURL(`./?path=/story/${id}&globals=${withoutAxe}`);
  await expect(frame.locator('#storybook-root > *').first()).toBeVisible();
  await expect(frame.locator('.sb-errordisplay')).toBeHidden();
});

test('statechart buttons move the chart and the screen', async ({ page }) => {
  await page.goto(`iframe.html?viewMode=story&id=machines-search-mode--live&globals=${withoutAxe}`);
  const current = page.locator('[data-state][data-current][data-kind="atomic"]');
  await expect(current).toHaveAttribute('data-state', 'searchMode.home');

  await page.getByRole('button', { name: 'mode.toggle' }).click();

  await expect(current).toHaveAttribute('data-state', 'searchMode.gptSearch');
  const screen = page.frameLocator('iframe[title="The screen"]');
  await expect(screen.getByRole('button', { name: 'Homepage' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^mode\.toggle/, checked: true })).toBeVisible();
});
