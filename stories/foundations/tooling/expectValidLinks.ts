import { expect } from 'storybook/test';

/** Every link to another page of this Storybook leads to one that there is. */
export async function expectLinksToLead(page: HTMLElement) {
  const index = await fetch('./index.json');
  const { entries } = await index.json();
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[target="_top"]')];
  const lost = links.filter(({ search }) => !(`${search.split('/').at(-1)}` in entries));
  await expect(lost.map(({ search }) => search)).toEqual([]);
}
