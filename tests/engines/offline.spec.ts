import { english } from '@/domain/texts/english';
import { person } from '../e2e/support/person';
import { signUp } from './support/signUp';
import { step, walk } from './support/walk';

const { card, header, list, popup, search } = english;
const dune = 'Dune: Part Two';

walk('offline', {}, (visitor) => {
  step('one visit keeps the product', async () => {
    const v = visitor();
    await signUp(v);
    await v.browser.evaluate(() => {
      Reflect.set(window, 'isWorkerActive', false);
      void navigator.serviceWorker.ready.then(() => Reflect.set(window, 'isWorkerActive', true));
    });
    await v.is('a service worker that is active', () => Reflect.get(window, 'isWorkerActive'));
  });

  step('a reload after the server has stopped', async () => {
    const v = visitor();
    await v.site.close();
    await v.browser.reload();
    await v.sees('button', `${person.name} ${header.signOut}`);
    await v.sees('h2', list.popular);
    await v.counts('article', 70);
  });

  step('a movie and a search', async () => {
    const v = visitor();
    await v.click('button', card.moreInfo(dune));
    await v.sees('dialog', dune);
    await v.click('dialog button', popup.close);
    await v.seesNone('dialog');
    await v.click('button', header.gptSearch);
    await v.fill(search.label, 'movies with cat in it');
    await v.click('button', search.searchBtnTextContent);
    await v.counts('main section[aria-labelledby] h2', 10);
  });
});
