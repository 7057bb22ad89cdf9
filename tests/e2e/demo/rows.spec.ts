import { expect, test } from '../support/demoTest';
import { listTitles, row, wide } from '../support/screens';

test('each row has a look of its own', async ({ page, openBrowse }) => {
  await page.setViewportSize(wide);
  await openBrowse();
  const looks = listTitles.map((title) => row(page, title).getByRole('list'));
  const [upcoming, popular, topRated, nowPlaying] = looks;
  if (!upcoming || !popular || !topRated || !nowPlaying) throw new Error('There are four rows.');
  const shape = async (list: typeof upcoming) => {
    await list.scrollIntoViewIfNeeded();
    const { width = 0, height = 1 } = (await list.getByRole('article').first().boundingBox()) ?? {};
    return { width: Math.round(width), ratio: width / height };
  };

  await expect(upcoming.getByRole('article').first()).toContainText(/[A-Z][a-z]{2} \d{1,2}/);
  expect(await shape(popular)).toEqual({ width: 185, ratio: expect.closeTo(2 / 3, 1) });
  expect(await shape(topRated)).toEqual({ width: 185, ratio: expect.closeTo(2 / 3, 1) });
  const numeral = await topRated
    .getByRole('listitem')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').content);
  expect(numeral).toContain('counter(rank)');
  expect((await shape(nowPlaying)).ratio).toBeCloseTo(16 / 9, 1);
});

test('the title of a hovered card covers only its own poster', async ({ page, openBrowse }) => {
  await page.setViewportSize(wide);
  await openBrowse();
  const card = row(page, 'Popular Movies').getByRole('article').first();
  const caption = card.locator('p').first().locator('xpath=..');
  await expect(caption).toHaveCSS('opacity', '0');

  await card.hover();
  await expect(caption).toHaveCSS('opacity', '1');
  await caption.hover({ force: true });
  await expect(caption).toHaveCSS('opacity', '1');

  await expect(card.getByRole('img')).toHaveCount(0);
  const [outer, inner] = [await card.boundingBox(), await caption.boundingBox()];
  if (!outer || !inner) throw new Error('The card is not visible.');
  expect(inner.y).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - 1);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 1);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + 1);
});
