import { expect } from 'storybook/test';

/** Each Storybook link on the page has a target. */
export async function expectValidLinks(page: HTMLElement) {
  const index = await fetch('./index.json');
  const { entries } = await index.json();
  const links = [...page.querySelectorAll<HTMLAnchorElement>('a[target="_top"]')];
  const lost = links.filter(({ search }) => !(`${search.split('/').at(-1)}` in entries));
  await expect(lost.map(({ search }) => search)).toEqual([]);
}
