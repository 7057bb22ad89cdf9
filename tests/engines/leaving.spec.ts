import { english } from '@/domain/texts/english';
import { step, walk } from './support/walk';

const { authForm, notFound } = english;

walk('leaving', {}, (visitor) => {
  step('while a script is loading', async () => {
    const v = visitor();
    const requests = v.site.hold(/firebaseAuthenticator/);
    await v.open('/');
    await v.click('input', authForm.field.email);
    await requests;
    await v.open('/nowhere');
    await v.sees('h1', notFound.message);
  });
});
