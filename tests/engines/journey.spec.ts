import { expect } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { person } from '../e2e/support/person';
import { eventually } from './support/eventually';
import { step, walk } from './support/walk';

const { authForm, header, list, row, card, popup, search } = english;
const dune = 'Dune: Part Two';
const signOutButton = `${person.name} ${header.signOut}`;
const query = 'movies with cat in it';
const opener = card.moreInfo(dune);

walk('journey', {}, (visitor) => {
  step('the preferred motion', async ({ hasReducedMotion }) => {
    const v = visitor();
    await v.open('/');
    const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(await v.browser.evaluate(isReduced)).toBe(hasReducedMotion);
  });

  step('sign up, with a wrong try', async () => {
    const v = visitor();
    await v.click('button', authForm.switchMode.signIn);
    await v.fill(authForm.field.name, 'A1');
    await v.click('button', authForm.submit.signUp);
    await v.sees('[role=alert]', authForm.invalid.name);
    await v.fill(authForm.field.name, person.name);
    await v.fill(authForm.field.email, person.email);
    await v.fill(authForm.field.password, person.password);
    await v.click('button', authForm.submit.signUp);
    await v.isAt(/^\/browse$/);
    await v.sees('button', signOutButton);
  });

  step('four rows of movies', async () => {
    const v = visitor();
    for (const title of Object.values(list)) await v.sees('h2', title);
    await v.counts('article', 70);
  });

  step('the arrows of a row', async ({ size }) => {
    const v = visitor();
    const scrolled = () =>
      v.browser.evaluate(() => document.querySelector('[data-row]')?.scrollLeft);
    await v.click('button', row.scrollRight(list.upcoming));
    const far = size.width < 768 ? 250 : 500;
    await eventually('px scrolled', scrolled).toBe(far);
    await v.click('button', row.scrollLeft(list.upcoming));
    await eventually('px scrolled', scrolled).toBe(0);
  });

  step('the popup, closed in all ways', async ({ size }) => {
    const v = visitor();
    const ways = {
      button: () => v.click('dialog button', popup.close),
      escape: () => v.press('Escape'),
      beside: () => v.browser.clickAt({ x: size.width / 2, y: 4 }),
      back: () => v.browser.back(),
    };
    for (const close of Object.values(ways)) {
      await v.click('button', opener);
      await v.sees('dialog', dune);
      await v.sees('dialog', /./);
      await close();
      await v.seesNone('dialog');
      await eventually('the focus', () => v.focused()).toBe(opener);
    }
  });

  step('a search, streamed', async () => {
    const v = visitor();
    await v.click('button', header.gptSearch);
    await v.browser.evaluate(() => {
      const counts = new Set<number>();
      Reflect.set(window, 'counts', counts);
      new MutationObserver(() => {
        const names = [...document.querySelectorAll('li')].filter(({ textContent }) =>
          /^\d+ - /.test(textContent ?? ''),
        );
        counts.add(names.length);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await v.fill(search.label, query);
    await v.click('button', search.searchBtnTextContent);
    await v.counts('ol li', 10);
    await v.counts('main section[aria-labelledby] h2', 10);
    const counts = await v.browser.evaluate(() => [...Reflect.get(window, 'counts')]);
    expect(counts.length, `names came in ${counts.join(', ')}`).toBeGreaterThan(3);
  });

  step('a reload keeps the query', async () => {
    const v = visitor();
    expect(await v.url()).toContain('search=');
    await v.browser.reload();
    const value = () => v.browser.evaluate(() => document.querySelector('input')?.value);
    await eventually('the query', value).toBe(query);
    await v.counts('main section[aria-labelledby] h2', 10);
    await v.click('button', header.homepage);
    await v.sees('h2', list.popular);
  });

  step('three languages', async ({ size }) => {
    const v = visitor();
    const select = size.width < 768 ? 'footer select' : 'header select';
    for (const [language, texts] of Object.entries({ hindi, spanish, english })) {
      await v.browser.choose(select, language);
      await v.sees('h2', texts.list.popular);
      await v.sees('select', texts.header.language);
    }
  });

  step('sign out, a wrong password, sign in', async () => {
    const v = visitor();
    await v.click('button', signOutButton);
    await v.isAt(/^\/$/);
    await v.fill(authForm.field.email, person.email);
    await v.fill(authForm.field.password, 'Wrong1234');
    v.expectsReport(/^error: error signing in/);
    await v.click('button', authForm.submit.signIn);
    await v.sees('[role=alert]', /auth\/invalid-credential - sign in err/);
    await v.fill(authForm.field.password, person.password);
    await v.click('button', authForm.submit.signIn);
    await v.isAt(/^\/browse$/);
    await v.sees('button', signOutButton);
  });
});
