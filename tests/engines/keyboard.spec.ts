import { expect } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { person } from '../e2e/support/person';
import { eventually } from './support/eventually';
import { skipWithoutList, step, walk } from './support/walk';

const { authForm, card, footer, header, hero, list, search } = english;
const signOutButton = `${person.name} ${header.signOut}`;

walk('keyboard', {}, (visitor) => {
  step('sign up', async () => {
    const v = visitor();
    await v.open('/');
    await v.sees('button:enabled', authForm.submit.signIn);
    await v.go('Tab', header.skip);
    await v.go('Tab', authForm.switchMode.signIn);
    await v.press('Enter');
    await v.go('Shift+Tab', authForm.field.name);
    await v.type(person.name);
    await v.go('Tab', authForm.field.email);
    await v.type(person.email);
    await v.go('Tab', authForm.field.password);
    await v.type(person.password);
    await v.press('Enter');
    await v.isAt(/^\/browse$/);
    await v.sees('button', signOutButton);
    await v.counts('article', 70);
  });

  step('one tab stop a row', async () => {
    const v = visitor();
    await v.go('Tab', hero.playTrailer);
    await v.go('Tab', hero.moreInfo);
    const stops: string[] = [];
    while (stops.at(-1) !== footer.author && stops.length < 8) {
      await v.press('Tab');
      stops.push(await v.focused());
    }
    const info = expect.stringContaining(card.moreInfo(''));
    expect(stops).toEqual([info, info, info, info, footer.author]);
    await v.go('Shift+Tab', hero.moreInfo);
  });

  step('along a row and back to its stop', async () => {
    const v = visitor();
    const position = () =>
      v.browser.evaluate(() => document.activeElement?.getAttribute('aria-description'));
    await v.press('Tab');
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['End', 15],
      ['Home', 1],
      ['ArrowRight', 2],
    ] as const) {
      await v.press(key);
      await eventually(key, position).toBe(english.row.place(at, 15));
    }
    await v.press('Tab', 'Shift+Tab');
    await eventually('back in the row', position).toBe(english.row.place(2, 15));
  });

  step('a popup and back to its card', async () => {
    const v = visitor();
    const opener = await v.focused();
    await v.press('Enter');
    await v.sees('dialog', opener.replace(card.moreInfo(''), ''));
    await v.press('Escape');
    await v.seesNone('dialog');
    await eventually('the focus', () => v.focused()).toBe(opener);
  });

  step('a language from the list', async ({ engine, size }) => {
    skipWithoutList(engine);
    const v = visitor();
    await v.go(size.width < 768 ? 'Tab' : 'Shift+Tab', header.language);
    await v.press('Enter', 'ArrowDown', 'Enter');
    await v.sees('h2', hindi.list.popular);
    expect(await v.focused()).toBe(hindi.header.language);
    await v.press('Enter', 'ArrowUp', 'Enter');
    await v.sees('h2', list.popular);
  });

  step('a search, a movie, home, out', async () => {
    const v = visitor();
    await v.go('Shift+Tab', header.gptSearch);
    await v.press('Enter');
    await v.sees('label', search.label);
    await v.go('Tab', search.label);
    await v.type('heist in space');
    await v.press('Enter');
    await v.counts('main section[aria-labelledby] h2', 10);
    expect(await v.focused()).toBe(search.label);
    for (let tabs = 0; tabs < 40 && !(await v.focused()).startsWith(card.moreInfo('')); tabs += 1) {
      await v.press('Tab');
    }
    await v.press('Enter');
    await v.sees('dialog', /./);
    await v.press('Escape');
    await v.seesNone('dialog');
    await v.go('Shift+Tab', header.homepage);
    await v.press('Enter');
    await v.sees('h2', list.popular);
    await v.go('Tab', signOutButton);
    await v.press('Enter');
    await v.isAt(/^\/$/);
    await v.sees('button', authForm.submit.signIn);
  });
});
