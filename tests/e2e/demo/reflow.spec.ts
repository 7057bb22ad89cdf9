import type { Page } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { brokenWords } from '../../tooling/brokenWords';
import { clippedTexts } from '../../tooling/clippedTexts';
import { textSpacing } from '../../tooling/textSpacing';
import { expect, test } from '../support/demoTest';
import { person } from '../support/person';
import { row } from '../support/screens';
import { untranslatedText } from '../support/untranslatedText';

const textsIn = { english, hindi, spanish };

/** A film that the bundled samples do not translate. */
const landOfBad = (language: string) => (language === 'hindi' ? 'लैंड ऑफ़ बैड' : 'Land of Bad');

const plain = { text: '100%', isSpaced: false };
const large = { text: '200%', isSpaced: false };
const spaced = { text: '100%', isSpaced: true };

const eyes = [
  { eye: '320 px wide', viewport: { width: 320, height: 640 }, ...plain },
  { eye: 'a phone on its side', viewport: { width: 844, height: 390 }, ...plain },
  { eye: 'text at 200 %, 390 px wide', viewport: { width: 390, height: 844 }, ...large },
  { eye: 'text at 200 %, 768 px wide', viewport: { width: 768, height: 1024 }, ...large },
  { eye: 'text at 200 %, 1366 px wide', viewport: { width: 1366, height: 800 }, ...large },
  { eye: 'text spacing, 390 px wide', viewport: { width: 390, height: 844 }, ...spaced },
  { eye: 'text spacing, 1366 px wide', viewport: { width: 1366, height: 800 }, ...spaced },
] as const;

for (const [index, [language, texts]] of Object.entries(textsIn).entries()) {
  // Each language ends at another size, so that it navigates at that size.
  const inTurn = [...eyes.slice(index + 1), ...eyes.slice(0, index + 1)];

  const inOwnWords = language === 'english' ? '' : '; no word of English is left';

  test(`nothing is cut or scrolls sideways in ${language}: ${eyes.map(({ eye }) => eye).join('; ')}${inOwnWords}`, async ({
    page,
  }) => {
    test.slow();
    const { authForm, samples } = texts;
    const dune = samples['693134'];
    // Long overviews are shortened on small screens.
    const beginning = (dune?.overview ?? 'Sheltered by').slice(0, 30);
    const expectOwnWords = async (screen: string) => {
      if (inOwnWords) expect(await untranslatedText(page, texts), screen).toEqual([]);
    };
    const expectWhole = async (screen: string) => {
      await expectOwnWords(screen);
      for (const { eye, viewport, ...style } of inTurn) {
        await page.setViewportSize(viewport);
        expect.soft(await lookAt(page, style), `${screen}, ${eye}`).toEqual({
          pxSideways: 0,
          cut: [],
          broken: [],
          overlaps: [],
          wrapped: [],
          headerLines: 1,
        });
      }
    };
    const show = (title: string) =>
      page
        .getByRole('button', { name: texts.card.moreInfo(title) })
        .first()
        .click();
    await page.addInitScript((chosen) => {
      if (window !== top) return;
      localStorage.setItem('marquee.language', chosen);
      // Resizing must not start transitions. The second sheet is for the spacing of text.
      const atOnce = new CSSStyleSheet();
      atOnce.replaceSync('*, *::before, *::after { transition: none !important; }');
      document.adoptedStyleSheets.push(atOnce, new CSSStyleSheet());
    }, language);

    await test.step('not found', async () => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.notFound.message);
      await expect(page).toHaveTitle(texts.pages.notFound);
      await expectWhole('an unknown URL');
    });

    await test.step('sign-in', async () => {
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveTitle(texts.pages.signIn);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(authForm.title.signIn);
      await expectWhole('sign-in');
      await page.getByRole('button', { name: authForm.submit.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(authForm.invalid.email);
      await page.getByLabel(authForm.field.email).fill(person.email);
      await page.getByRole('button', { name: authForm.forgotPassword }).click();
      await expect(page.getByText(authForm.noMailInDemo)).toBeVisible();
      await expectWhole('the demo sends no email');
    });

    await test.step('sign-up', async () => {
      await page.getByRole('button', { name: authForm.switchMode.signIn }).click();
      await expect(page).toHaveTitle(texts.pages.signUp);
      await page.getByRole('button', { name: authForm.submit.signUp, exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(authForm.invalid.name);
      await expectWhole('sign-up');
    });

    await test.step('the homepage', async () => {
      await page.getByLabel(authForm.field.name, { exact: true }).fill(person.name);
      await page.getByLabel(authForm.field.email).fill(person.email);
      await page.getByLabel(authForm.field.password, { exact: true }).first().fill(person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle(texts.pages.browse);
      for (const list of Object.values(texts.list)) {
        await expect(row(page, list).getByRole('article').nth(14)).toBeAttached();
      }
      await expectWhole('the homepage');
    });

    await test.step('the popup', async () => {
      await show(dune?.title ?? 'Dune: Part Two');
      await expect(page.getByRole('dialog')).toContainText(beginning);
      await expectWhole('the popup');
      await page.keyboard.press('Escape');
      await show(samples['967847']?.title ?? 'Ghostbusters: Frozen Empire');
      await expectWhole('the popup of a title with a long word');
      await page.keyboard.press('Escape');
      if (inOwnWords) {
        await show(landOfBad(language));
        await expect(page.getByRole('dialog').locator('p[lang=en]')).toContainText(
          'jungle mission',
        );
        await expectOwnWords('a movie whose overview is in English');
        await page.keyboard.press('Escape');
      }
    });

    await test.step('GPT search', async () => {
      await page.getByRole('button', { name: texts.header.gptSearch }).click();
      await expect(page).toHaveTitle(texts.pages.gptSearch);
      await expectOwnWords('GPT search');
      const submit = page.getByRole('button', { name: texts.search.searchBtnTextContent });
      await submit.click();
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
        texts.search.invalidInput,
      );
      await expectWhole('GPT search, and what it cannot search for');
    });

    await test.step('results', async () => {
      await page.getByRole('search').getByRole('combobox').fill('🐈');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectWhole('results');
    });
  });
}

interface TextStyle {
  readonly text: string;
  /** The spacing of WCAG 1.4.12. */
  readonly isSpaced: boolean;
}

/** The horizontal overflow, clipped texts, broken words and what the header covers. */
async function lookAt(page: Page, { text, isSpaced }: TextStyle) {
  const pxSideways = await page.evaluate(
    async ([size, spacing]) => {
      const { documentElement: root, fonts } = document;
      root.style.fontSize = size;
      document.adoptedStyleSheets[1]?.replaceSync(spacing);
      // Resize observers run before the next frame.
      await new Promise(requestAnimationFrame);
      await fonts.ready;
      return root.scrollWidth - root.clientWidth;
    },
    [text, isSpaced ? textSpacing : ''] as const,
  );
  return {
    pxSideways,
    cut: await page.evaluate(clippedTexts),
    broken: await page.evaluate(brokenWords),
    overlaps: await page.evaluate(headerOverlaps),
    wrapped: await page.evaluate(wrappedLabels),
    // Enlarged and spaced text may take a second line.
    headerLines: text === '100%' && !isSpaced ? await page.evaluate(headerLines) : 1,
  };
}

/** Runs in the page: headings that a control of the header covers, and controls that cover another. */
function headerOverlaps(): readonly string[] {
  const header = document.querySelector('header');
  if (!header) return [];
  const items = [
    ...header.querySelectorAll('a, button, select'),
    ...document.querySelectorAll('h1'),
  ];
  const shown = items
    .filter((item) => item.checkVisibility({ visibilityProperty: true }))
    .map((item) => ({ name: item.textContent, box: item.getBoundingClientRect() }));
  return shown.flatMap(({ name, box }, index) =>
    shown
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      )
      .map((other) => `${name} × ${other.name}`),
  );
}

/** Runs in the page. Returns the header buttons with a label on two lines. */
function wrappedLabels(): readonly string[] {
  return [...document.querySelectorAll('header button > :is(span, bdi)')]
    .filter((label) => getComputedStyle(label).clipPath === 'none')
    .filter((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map((label) => label.textContent ?? '');
}

/** Runs in the page: on how many lines the logo and the controls of the header stand. */
function headerLines(): number {
  const boxes = [...document.querySelectorAll('header :is(a, button)')]
    .map((item) => item.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .toSorted((one, other) => one.top - other.top);
  return boxes.filter(({ top }, index) => top >= (boxes[index - 1]?.bottom ?? -Infinity)).length;
}
