import { expect, test, type Frame, type Locator, type Page } from '@playwright/test';
import { waitForPlay, emitToPreview, withoutAxe } from '../support/preview';

type Globals = Readonly<
  Partial<Record<'language' | 'network' | 'session' | 'motion' | 'sideBySide', string>>
>;

const brokenNetworks = ['offline', '401', '429', '500', 'html'] as const;

test('changing the language keeps the state of a page', async ({ page }) => {
  await open(page, 'pages-gpt-search--results');
  await expect(page.getByRole('region', { name: 'Heat' })).toBeVisible();

  await choose(page.mainFrame(), { language: 'spanish' });

  await expect(page.getByRole('button', { name: 'Buscar' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Heat' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await choose(page.mainFrame(), { language: 'english' });

  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Heat' })).toBeVisible();
});

test('a page plays in English, then switches to the toolbar’s language', async ({ page }) => {
  await open(page, 'pages-gpt-search--results', { language: 'hindi' });

  await expect(page.getByRole('region', { name: 'Heat' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test('a language chosen in a component or a page is chosen in the toolbar', async ({ page }) => {
  await page.goto(`./?path=/story/components-header--home&globals=${withoutAxe}`);
  const frame = await previewIn(page);
  for (const id of ['components-header--home', 'pages-browse--signed-in']) {
    await test.step(id, async () => {
      await choose(frame, { language: 'english' });
      await emitToPreview(frame, 'selectStory', { storyId: id });
      await waitForPlay(frame, id);
      await frame.getByRole('combobox').first().focus();
      await page.keyboard.type('Es');

      await expect(page.getByRole('button', { name: 'Español' })).toBeVisible();
      await expect(frame.getByRole('combobox').first()).toHaveValue('spanish');
      await expect(frame.locator('html')).toHaveAttribute('lang', 'es');
    });
  }
});

test('the frames of a documentation page follow the language and motion', async ({ page }) => {
  await page.goto(`iframe.html?viewMode=docs&id=components-hero--docs&globals=${withoutAxe}`);
  const still = page.frameLocator('#iframe--components-hero--still');
  await expect(still.getByRole('button', { name: 'More info' })).toBeVisible();

  await choose(page.mainFrame(), { language: 'spanish', motion: 'reduced' });

  await expect(still.getByRole('button', { name: 'Más información' })).toBeVisible();
  await expect(still.locator('html')).toHaveAttribute('data-motion', 'reduced');
});

test('side by side shows a component in three languages, or at three widths', async ({ page }) => {
  const globals = `sideBySide:languages;${withoutAxe}`;
  await page.goto(`./?path=/story/components-header--home&globals=${globals}`);
  for (const [title, name] of [
    ['storybook-preview-iframe', 'GPT Search'],
    ['हिन्दी', 'GPT खोज'],
    ['Español', 'Búsqueda GPT'],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.getByRole('button', { name })).toBeVisible();
  }

  await choose(await previewIn(page), { sideBySide: 'widths' });
  const panes = page.locator('iframe[title$=" px"]');
  await expect(panes).toHaveCount(2);
  expect((await panes.first().boundingBox())?.width).toBe(768);
});

test('changing the network reopens the page without the story’s setup', async ({ page }) => {
  const fetched = page.getByRole('button', { name: 'More info about Heat' });
  const sample = page.getByRole('button', { name: 'More info about Argylle' });
  await open(page, 'pages-browse--fetched');
  await expect(fetched).toBeAttached();

  await choose(page.mainFrame(), { network: '500' });
  await expect(sample.first()).toBeAttached();
  await expect(fetched).not.toBeAttached();

  await choose(page.mainFrame(), { network: 'fine' });
  await expect(fetched).toBeAttached();
  await expect(sample).not.toBeAttached();
});

test('a page keeps its samples when the network is broken', async ({ page }) => {
  test.slow();
  await open(page, 'pages-browse--signed-in', { network: 'offline' });
  for (const network of ['offline', '401', 'html']) {
    await test.step(network, async () => {
      await choose(page.mainFrame(), { network });
      await expect(
        page.getByRole('button', { name: 'More info about Argylle' }).first(),
      ).toBeAttached();
      await page.getByRole('button', { name: 'GPT Search' }).click();
      await page.getByRole('search').getByRole('combobox').fill('a heist');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  }
});

test('sign-in fails when the network is broken', async ({ page }) => {
  test.slow();
  await open(page, 'pages-sign-in--sign-in', { network: brokenNetworks[0] });
  for (const network of brokenNetworks) {
    await test.step(network, async () => {
      await choose(page.mainFrame(), { network });
      await expect(page.getByLabel('Email')).toHaveValue('');
      await page.getByLabel('Email').fill('asha@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Marigold1');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/ - sign in err - /)).toBeVisible();
    });
  }
});

test('a slow network delays a search', async ({ page }) => {
  await page.clock.install();
  await page.goto(addressOf('pages-browse--signed-in', { network: 'slow' }));
  await fastForwardTo(page.getByRole('button', { name: 'GPT Search' }));
  await waitForPlay(page.mainFrame());
  await page.getByRole('button', { name: 'GPT Search' }).click();
  await page.getByRole('search').getByRole('combobox').fill('a heist');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Suggestions from ai are loading...')).toBeVisible();

  await fastForwardTo(page.getByRole('button', { name: /More info about/ }).first());
});

test('changing the session reopens the page for that user', async ({ page }) => {
  const name = page.getByRole('button', { name: 'Asha Rao (sign out)' });
  await open(page, 'pages-browse--signed-in');
  await expect(name).toBeVisible();

  await choose(page.mainFrame(), { session: 'signedOut' });
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

  await choose(page.mainFrame(), { session: 'unknown' });
  await expect(page.getByRole('heading', { name: 'Sign In' })).not.toBeAttached();
  await expect(name).not.toBeAttached();

  await choose(page.mainFrame(), { session: 'auto' });
  await expect(name).toBeVisible();
});

test('a sign-in page can be shown signed in', async ({ page }) => {
  await page.goto(addressOf('pages-sign-in--sign-in', { session: 'signedIn' }));

  await expect(page.getByRole('button', { name: 'Asha Rao (sign out)' })).toBeVisible();
});

test('reduced motion removes the trailer and leaves the popup open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const trailer = page.locator('iframe[title="Trailer of Roman Holiday"]');
  await open(page, 'pages-popup--shown');
  await expect(page.getByRole('dialog', { name: 'Heat' })).toBeVisible();

  await choose(page.mainFrame(), { motion: 'reduced' });
  await expect(trailer).not.toBeAttached();
  await expect(page.getByRole('dialog', { name: 'Heat' })).toBeVisible();

  await choose(page.mainFrame(), { motion: 'full' });
  await expect(trailer).toBeAttached();
});

/** Advances the clock until the control is there. */
async function fastForwardTo(control: Locator) {
  await expect
    .poll(
      async () => {
        await control.page().clock.fastForward(3_000);
        return control.count();
      },
      { intervals: [100] },
    )
    .toBe(1);
}

async function open(page: Page, story: string, globals: Globals = {}) {
  await page.goto(addressOf(story, globals));
  await waitForPlay(page.mainFrame());
}

function addressOf(story: string, globals: Globals): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  chosen.push(withoutAxe);
  return `iframe.html?viewMode=story&id=${story}&globals=${chosen.join(';')}`;
}

/** What the toolbar sends to the preview. */
async function choose(preview: Frame, globals: Globals) {
  await emitToPreview(preview, 'updateGlobals', { globals });
}

async function previewIn(manager: Page): Promise<Frame> {
  const frame = await (await manager.waitForSelector('#storybook-preview-iframe')).contentFrame();
  if (!frame) throw new Error('The manager has no preview.');
  return frame;
}
