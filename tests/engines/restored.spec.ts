import { expect } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { person } from '../e2e/support/person';
import { signUp } from './support/signUp';
import { step, walk } from './support/walk';

const { authForm, header, list } = english;

walk('back/forward cache', {}, (visitor) => {
  step.skip(({ engine }) => engine === 'chromium', 'tests/e2e/live/persons.spec.ts tests it');

  /** Leaves for another site and comes back to a page where this is true. */
  async function leaveAndReturn(isBack = () => location.protocol !== 'data:') {
    const { browser } = visitor();
    // Firefox keeps no page that is loading something.
    await visitor().counts('article', 70);
    await visitor().is('nothing is loading', () => {
      const areImagesThere = [...document.images].every(({ complete }) => complete);
      return areImagesThere && document.readyState === 'complete';
    });
    await browser.goto('data:text/html,elsewhere');
    await browser.back();
    // Evaluate fails while the page changes.
    const look = () => browser.evaluate(isBack).catch(() => false);
    await expect.poll(look, { message: 'the page is back', timeout: 5_000 }).toBe(true);
  }

  step('restores the page for the same user', async () => {
    const v = visitor();
    await signUp(v);
    // On a busy machine, engines drop a page or ignore a way back now and then.
    await expect(async () => {
      if (await v.browser.evaluate(() => location.protocol === 'data:')) await v.open('/browse');
      await v.browser.evaluate(() => Reflect.set(window, 'isRestored', true));
      await leaveAndReturn();
      expect(await v.browser.evaluate(() => Reflect.get(window, 'isRestored'))).toBe(true);
    }).toPass({ timeout: 50_000 });
    await v.isAt(/^\/browse$/);
    await v.sees('button', `${person.name} ${header.signOut}`);
    await v.sees('h2', list.popular);
  });

  step('shows sign-in if the user has signed out meanwhile', async () => {
    const v = visitor();
    await v.browser.evaluate(() => addEventListener('pagehide', () => localStorage.clear()));
    await leaveAndReturn(() => location.pathname === '/');
    await v.sees('h1', authForm.title.signIn);
    await v.seesNone('article');
  });
});
