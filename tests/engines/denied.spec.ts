import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { person } from '../e2e/support/person';
import { signUp } from './support/signUp';
import { step, walk } from './support/walk';

const { authForm, header, list } = english;

walk('storage denied', { storageDenied: true }, (visitor) => {
  step('storage is denied', async ({ engine }) => {
    const v = visitor();
    if (engine === 'firefox') {
      // Service workers are denied, too.
      v.allowsReport(
        /error installing the service worker/,
        /error deleting personal data/,
        /Storage access is restricted in this context/,
      );
    }
    await v.open('/');
    await v.is('a storage that throws', () => {
      try {
        return sessionStorage.length < 0;
      } catch {
        return true;
      }
    });
  });

  step('sign up, another language, sign out', async ({ size }) => {
    const v = visitor();
    await signUp(v);
    await v.sees('button', `${person.name} ${header.signOut}`);
    const select = size.width < 768 ? 'footer select' : 'header select';
    await v.browser.choose(select, 'hindi');
    await v.sees('h2', hindi.list.popular);
    await v.browser.choose(select, 'english');
    await v.sees('h2', list.popular);
    await v.click('button', `${person.name} ${header.signOut}`);
    await v.isAt(/^\/$/);
    await v.sees('button', authForm.submit.signIn);
  });
});
