import { english } from '@/domain/texts/english';
import { person } from '../../e2e/support/person';
import type { Visitor } from './Visitor';

const { authForm } = english;

export async function signUp(visitor: Visitor) {
  await visitor.open('/');
  await visitor.click('button', authForm.switchMode.signIn);
  await visitor.fill(authForm.field.name, person.name);
  await visitor.fill(authForm.field.email, person.email);
  await visitor.fill(authForm.field.password, person.password);
  await visitor.press('Enter');
  await visitor.isAt(/^\/browse$/);
  await visitor.counts('article', 70);
}
