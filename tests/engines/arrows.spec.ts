import { expect } from '@playwright/test';
import { english } from '@/domain/texts/english';
import { spanish } from '@/domain/texts/spanish.es-ES';
import { person } from '../e2e/support/person';
import { eventually } from './support/eventually';
import { skipWithoutList, step, walk } from './support/walk';

const { authForm, card, header, hero, list, popup, search } = english;

walk('arrows', {}, (visitor) => {
  step('sign up', async () => {
    const v = visitor();
    await v.open('/');
    await v.sees('button:enabled', authForm.submit.signIn);
    await v.go('ArrowDown', authForm.switchMode.signIn);
    await v.press('Enter');
    await v.go('ArrowUp', authForm.field.name);
    await v.type(person.name);
    await v.go('ArrowDown', authForm.field.email);
    await v.type(person.email);
    await v.go('ArrowDown', authForm.field.password);
    await v.type(person.password);
    await v.go('ArrowDown', authForm.submit.signUp);
    await v.press('Enter');
    await v.isAt(/^\/browse$/);
    await v.counts('article', 70);
  });

  step('a card, its movie, the way out', async () => {
    const v = visitor();
    await v.go('ArrowDown', hero.playTrailer);
    await v.press('ArrowDown', 'ArrowRight', 'ArrowDown');
    const opener = await v.focused();
    await v.press('Enter');
    await v.sees('dialog', /./);
    await v.go('ArrowUp', popup.close);
    await v.press('Enter');
    await v.seesNone('dialog');
    await eventually('the focus', () => v.focused()).toBe(opener);
  });

  step('past the language, which stays', async ({ size }) => {
    const v = visitor();
    const [there, select] =
      size.width < 768 ? ['ArrowDown', 'footer select'] : ['ArrowUp', 'header select'];
    if (there === 'ArrowUp') {
      await v.go('ArrowUp', header.home);
      await v.go('ArrowRight', header.language);
    } else {
      await v.go('ArrowDown', header.language);
    }
    await v.press('ArrowDown', 'ArrowDown');
    const language = () =>
      v.browser.evaluate((its) => document.querySelector<HTMLSelectElement>(its)?.value, select);
    expect(await language()).toBe('english');
    await v.go('ArrowUp', header.home);
    expect(await language()).toBe('english');
  });

  step('a language from the list', async ({ engine, size }) => {
    skipWithoutList(engine);
    const v = visitor();
    await v.go(size.width < 768 ? 'ArrowDown' : 'ArrowRight', header.language);
    await v.press('Enter', 'ArrowDown', 'ArrowDown', 'Enter');
    await v.sees('h2', spanish.list.popular);
    await v.press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
    await v.sees('h2', list.popular);
    await v.go(size.width < 768 ? 'ArrowUp' : 'ArrowLeft', header.home);
  });

  step('a search, and out', async ({ size }) => {
    const v = visitor();
    await v.go('ArrowRight', header.gptSearch);
    await v.press('Enter');
    await v.sees('label', search.label);
    await v.go('ArrowDown', search.searchBtnTextContent);
    await v.go(size.width < 768 ? 'ArrowUp' : 'ArrowLeft', search.label);
    await v.type('heist in space');
    await v.go('ArrowDown', search.searchBtnTextContent);
    await v.press('Enter');
    await v.counts('main section[aria-labelledby] h2', 10);
    for (
      let downs = 0;
      downs < 40 && !(await v.focused()).startsWith(card.moreInfo(''));
      downs += 1
    ) {
      await v.press('ArrowDown');
    }
    await v.press('Enter');
    await v.sees('dialog', /./);
    await v.go('ArrowUp', popup.close);
    await v.press('Enter');
    await v.seesNone('dialog');
    await v.go('ArrowUp', header.homepage);
    await v.go('ArrowRight', `${person.name} ${header.signOut}`);
    await v.press('Enter');
    await v.isAt(/^\/$/);
  });
});
