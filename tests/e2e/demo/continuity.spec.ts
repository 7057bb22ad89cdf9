import type { Page } from '@playwright/test';
import { expect, test } from '../support/demoTest';
import { moving, row, wide } from '../support/screens';

test.use({ viewport: wide });

const dialog = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => row(page, 'Popular Movies').getByRole('article');
const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The pseudo-elements that the transition of a press animates. */
async function transitionOf(page: Page, press: () => Promise<void>): Promise<readonly string[]> {
  // The page must watch before the press reaches it.
  await page.evaluate(() => {
    const { startViewTransition } = document;
    const pseudos = new Promise<readonly string[]>((resolve, reject) => {
      document.startViewTransition = (update) => {
        document.startViewTransition = startViewTransition;
        const transition = document.startViewTransition(update);
        transition.ready.then(() => {
          const effects = document.getAnimations().map(({ effect }) => effect);
          const all = effects.map((it) =>
            it instanceof KeyframeEffect ? (it.pseudoElement ?? '') : '',
          );
          resolve(all.filter((pseudo) => pseudo.startsWith('::view-transition')));
        }, reject);
        return transition;
      };
    });
    Reflect.set(window, 'transition', pseudos);
  });
  await press();
  return page.evaluate(() => Reflect.get(window, 'transition'));
}

test.describe('with motion', () => {
  test.use(moving);

  test('the pressed poster becomes the picture of the popup, and returns', async ({
    page,
    openBrowse,
  }) => {
    await openBrowse();
    const card = cards(page).first();
    const poster = '::view-transition-group(poster)';
    const escape = () => page.keyboard.press('Escape');

    await test.step('open', async () => {
      await card.hover();
      expect(await transitionOf(page, () => card.click())).toContain(poster);
      await expect(dialog(page)).toBeVisible();
    });

    await test.step('close', async () => {
      expect(await transitionOf(page, escape)).toContain(poster);
      await expect(card.getByRole('button')).toBeFocused();
    });

    await test.step('press another card while the poster returns', async () => {
      await card.click();
      await expect(dialog(page)).toBeVisible();
      await transitionOf(page, escape);
      await cards(page).nth(1).click();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(/movie=1011985/);
    });

    await test.step('Back closes it', async () => {
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(cards(page).nth(1).getByRole('button')).toBeFocused();
    });
  });

  test('homepage and search fade into each other, and the toggle stays pressable', async ({
    page,
    openBrowse,
  }) => {
    await openBrowse();
    const animated = await transitionOf(page, () => toggle(page, 'GPT Search').click());
    expect(animated).toContain('::view-transition-old(screen)');
    expect(animated).not.toContain('::view-transition-new(screen)');
    await toggle(page, 'Homepage').click();
    await toggle(page, 'GPT Search').click();
    await expect(page.getByRole('search')).toBeVisible();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
  });

  test('the browser’s own animation of Back is the only one', async ({ page, openBrowse }) => {
    await page.addInitScript(() => {
      const mark = (event: Event) =>
        Object.defineProperty(event, 'hasUAVisualTransition', { value: true });
      addEventListener('popstate', mark, true);
    });
    await openBrowse();
    const goBackBySwipe = async () => {
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          document.documentElement.dataset.started = 'yes';
          return start(update);
        };
      });
      await page.goBack();
    };
    const started = page.locator('html[data-started]');

    await test.step('from the popup', async () => {
      await transitionOf(page, () => cards(page).first().click());
      await expect(page).toHaveURL(/movie=/);
      await goBackBySwipe();
      await expect(dialog(page)).toHaveCount(0);
      await expect(started).toHaveCount(0);
    });

    await test.step('the next press is animated again', async () => {
      await toggle(page, 'GPT Search').click();
      await expect(started).toHaveCount(1);
      await expect(page).toHaveURL(/search=/);
    });

    await test.step('from the search', async () => {
      await page.locator('html').evaluate((root) => delete root.dataset.started);
      await goBackBySwipe();
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('search')).toHaveCount(0);
      await expect(started).toHaveCount(0);
    });
  });

  test('a Forward before the popup has closed keeps it open', async ({ page, openBrowse }) => {
    await openBrowse();
    await cards(page).first().click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/movie=/);

    const isOpen = await page.evaluate(async () => {
      const popup = document.querySelector('dialog');
      const start = document.startViewTransition.bind(document);
      await new Promise<void>((resolve) => {
        document.startViewTransition = (update) => {
          document.startViewTransition = start;
          history.forward();
          return start(async () => {
            while (popup?.inert) await new Promise((next) => setTimeout(next));
            await (typeof update === 'function' ? update() : undefined);
            resolve();
          });
        };
        history.back();
      });
      return popup?.open;
    });

    expect(isOpen).toBe(true);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/movie=/);
  });

  test('a quick Back and Forward shows the screen of the URL', async ({ page, openBrowse }) => {
    await openBrowse();
    await toggle(page, 'GPT Search').click();
    await toggle(page, 'Homepage').click();
    await expect(page.getByRole('search')).toHaveCount(0);

    // On a slow phone the page is still busy with Back when Forward comes.
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    try {
      for (let turn = 1; turn <= 4; turn += 1) {
        await page.evaluate(() => history.back());
        await page.waitForURL(/search/);
        await page.evaluate(() => history.forward());
        await page.waitForURL(/browse$/);
        await expect(toggle(page, 'GPT Search')).toBeVisible();
        await expect(page.getByRole('search')).toHaveCount(0);
      }
    } finally {
      // The next tests reuse the page.
      await client.detach();
    }
  });
});

test('a hidden page that the system ends keeps its place', async ({ page, openBrowse }) => {
  await openBrowse();
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    // No event follows: nothing is stored later.
    Storage.prototype.setItem = () => {};
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('with reduced motion there is no transition', async ({ page, openBrowse }) => {
  await openBrowse();
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('A view transition started.');
    };
  });
  await cards(page).first().hover();
  await cards(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await toggle(page, 'GPT Search').click();
  await expect(page.getByRole('search')).toBeVisible();
});
