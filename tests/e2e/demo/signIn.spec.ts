import { values } from '@/components/theme/tokens';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { expect, test } from '../support/demoTest';
import { holdFile } from '../support/holdFile';
import { person } from '../support/person';
import { rgbOf } from '../support/rgbOf';
import { errorLine, fillIn, narrow, row, signOutButton, wide } from '../support/screens';

const heading = 'main h1';
const accent = rgbOf(values.color.accent);

test('Enter before hydration submits the form after hydration', async ({ page }) => {
  const release = await holdFile(page, 'index');
  await page.goto('/', { waitUntil: 'commit' });
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('Getting ready…');
  await expect(page.getByText('Getting ready…')).toBeVisible();
  await expect(submit).not.toHaveCSS('background-color', accent);
  for (const button of await page.getByRole('button').all()) await expect(button).toBeDisabled();

  await fillIn(page, { email: 'asha@example', password: person.password });
  await page.keyboard.press('Enter');
  await expect(errorLine(page)).toBeEmpty();
  release();

  await expect(errorLine(page)).toHaveText(english.authForm.invalid.email);
  await expect(page.getByText('Getting ready…')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('asha@example');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    english.authForm.invalid.email,
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  expect(page.url()).not.toContain('?');
});

test('Enter before hydration submits nothing if the visitor goes on typing', async ({ page }) => {
  const release = await holdFile(page, 'index');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('asha@example');
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill('Pass');
  release();

  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Pass');
  await expect(errorLine(page)).toBeEmpty();
});

test('a language chosen before hydration stays chosen', async ({ page }) => {
  const release = await holdFile(page, 'index');
  await page.goto('/', { waitUntil: 'commit' });
  const language = page.getByRole('contentinfo').getByRole('combobox');
  await language.selectOption('hindi');
  release();

  await expect(page.locator(heading)).toHaveText(hindi.authForm.title.signIn);
  await expect(language).toHaveValue('hindi');
});

test('after signing up by Enter the heading has the focus, without a ring', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: english.authForm.switchMode.signIn }).click();
  await fillIn(page, person);
  await page.keyboard.press('Enter');
  await expect(signOutButton(page)).toBeVisible();
  await expect(page.locator(heading)).toBeFocused();
  await expect(page.locator(heading)).toHaveCSS('outline-style', 'none');
  const frame = await page
    .getByRole('main')
    .evaluate((main) => getComputedStyle(main, '::after').outlineStyle);
  expect(frame).toBe('none');
});

test('the page for unknown URLs keeps the header, its toggle and its sign-out', async ({
  page,
  openBrowse,
}) => {
  await openBrowse();
  await page.goto('/nowhere');
  const back = page.getByRole('link', { name: 'Back to Marquee' });
  await expect(back).toHaveCSS('background-color', accent);
  await page.getByRole('button', { name: 'GPT Search' }).click();
  await expect(page.getByRole('search')).toBeVisible();
  await page.goto('/nowhere');
  await signOutButton(page).click();
  await expect(signOutButton(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Marquee' })).toBeVisible();
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-ES', viewport: wide });

  test('a choice wins until the visitor signs out', async ({ page }) => {
    const title = page.locator(heading);
    const language = page.getByRole('contentinfo').getByRole('combobox');

    await page.goto('/nowhere');
    await expect(title).toHaveText(spanish.notFound.message);
    await expect(language).toBeVisible();
    await page.goto('/');
    await expect(title).toHaveText(spanish.authForm.title.signIn);
    await language.selectOption('hindi');
    await expect(title).toHaveText(hindi.authForm.title.signIn);
    await page.reload();
    await expect(title).toHaveText(hindi.authForm.title.signIn);

    await page.getByRole('button', { name: hindi.authForm.continueAsGuest }).click();
    await expect(row(page, hindi.list.popular)).toBeVisible();
    await page.reload();
    await expect(row(page, hindi.list.popular)).toBeVisible();
    await page.getByRole('button', { name: hindi.header.signOut }).click();
    await expect(title).toHaveText(spanish.authForm.title.signIn);
    await page.reload();
    await expect(title).toHaveText(spanish.authForm.title.signIn);
  });
});

for (const [language, texts] of Object.entries({ english, hindi, spanish })) {
  test(`sign-in and sign-up fit low and narrow screens: ${language}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => localStorage.setItem('marquee.language', chosen),
      language,
    );
    await page.setViewportSize({ width: 1366, height: 640 });
    await page.goto('/');
    const last = page.getByRole('button', { name: texts.authForm.switchMode.signIn });
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(
      page.getByRole('button', { name: texts.authForm.switchMode.signUp }),
    ).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(narrow);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const card = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.locator('form') });
    const outside = card.evaluate((element) => {
      const edge =
        element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight);
      return [...element.querySelectorAll('input, button')]
        .filter((control) => control.getBoundingClientRect().right > edge + 1)
        .map(({ textContent }) => textContent);
    });
    expect(await outside).toEqual([]);
  });
}

test('the slideshow shows a movie, still with reduced motion, and shifts nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset.shift = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize(narrow);
  await page.goto('/');

  const slideshow = page.locator('[data-slideshow]');
  await expect(slideshow.getByText('Now showing:')).toBeVisible();
  await expect(slideshow.getByRole('button')).toHaveCount(0);
  // The web font widens a centred label by some pixels, depending on the fonts of the machine.
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(slideshow.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
});

test('a low desktop window shows the slideshow beside the form, a phone on its side does not', async ({
  page,
}) => {
  const slideshow = page.locator('[data-slideshow]');
  // The preview of Storybook above its panel, in a window of 1366 × 800.
  await page.setViewportSize({ width: 1136, height: 420 });
  await page.goto('/');
  await expect(slideshow.getByText('Now showing:')).toBeVisible();
  const [form, pictures] = await Promise.all([
    page.locator('form').boundingBox(),
    slideshow.boundingBox(),
  ]);
  expect(pictures?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(slideshow).toBeHidden();
});

test('the slideshow names its movie on phones with text at 200 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(narrow);
  await page.goto('/');
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'));

  const caption = page.locator('[data-slideshow] p');
  await expect(caption).toContainText('Now showing:');
  const hiddenPx = () =>
    caption.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
  await expect.poll(hiddenPx).toEqual([0, 0]);
});

test('in forced colours no drawing stands behind text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');

  await expect(page.locator('[data-light] svg')).toHaveCount(1);
  await expect(page.locator('[data-light] svg')).toBeHidden();
});

test('with Save-Data there is no slideshow', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');

  // It comes with the chunk of the slideshow.
  await expect(page.locator('[data-notices]')).toBeAttached();
  await expect(page.getByText('Now showing:')).toHaveCount(0);
});
