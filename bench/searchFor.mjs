/** Searches and waits for this many cards. */
export async function searchFor(page, query, cards = 200) {
  await page.getByRole('search').getByRole('combobox').fill(query);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('main article').length === wanted,
    cards,
  );
}
