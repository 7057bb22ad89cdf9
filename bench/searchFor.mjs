/** Searches and waits for ten rows of twenty cards. */
export async function searchFor(page, query) {
  await page.getByRole('search').getByRole('combobox').fill(query);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('main article').length === wanted,
    200,
  );
}
