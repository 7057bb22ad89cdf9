import type { GooglePerson } from './GooglePerson';
import { accountChooserStyle } from './accountChooserStyle';
import { personFrom } from './personFrom';

interface ChooserOptions {
  readonly people: readonly GooglePerson[];
  readonly onChoose: (person: GooglePerson) => void;
  readonly onCancel: () => void;
}

export function accountChooser(
  page: Document,
  { people, onChoose, onCancel }: ChooserOptions,
): void {
  // `write` with a doctype: without one the document is in quirks mode.
  page.open();
  page.write(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Choose an account · Marquee (demo)</title></head><body></body></html>',
  );
  page.close();
  addStyle(page);

  const create = elementFactory(page);
  const status = create('p', { className: 'status', role: 'status' });
  const main = create('main', {});
  const choose = (person: GooglePerson) => {
    for (const control of main.querySelectorAll('button, input')) {
      control.setAttribute('disabled', '');
    }
    status.textContent = `Signing in as ${person.name}…`;
    onChoose(person);
  };

  const form = newAccountForm(page, choose);
  const another = create('button', { type: 'button', textContent: 'Use another account' });
  another.setAttribute('aria-expanded', 'false');
  another.setAttribute('aria-controls', form.id);
  another.addEventListener('click', () => {
    form.hidden = !form.hidden;
    another.setAttribute('aria-expanded', String(!form.hidden));
    if (!form.hidden) form.querySelector('input')?.focus();
  });

  const cancel = create('button', { type: 'button', textContent: 'Cancel', className: 'quiet' });
  cancel.addEventListener('click', onCancel);

  main.append(
    create('h1', { textContent: 'Choose an account' }),
    create('p', { textContent: 'to continue to Marquee (demo)' }),
    peopleList(page, people, choose),
    another,
    form,
    create('p', {
      className: 'note',
      textContent:
        'This window is a part of the demo. Nothing that you choose leaves this browser.',
    }),
    status,
    cancel,
  );
  page.body.append(main);
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onCancel();
  });
  main.querySelector('button')?.focus();
}

function peopleList(
  page: Document,
  people: readonly GooglePerson[],
  choose: (person: GooglePerson) => void,
): HTMLElement {
  const create = elementFactory(page);
  const list = create('ul', {});
  list.setAttribute('aria-label', 'Accounts');
  for (const person of people) {
    const initial = create('span', {
      className: 'initial',
      textContent: Array.from(person.name)[0]?.toUpperCase() ?? '',
    });
    initial.setAttribute('aria-hidden', 'true');
    const text = create('span', { className: 'person' });
    text.append(
      create('span', { className: 'name', textContent: person.name }),
      ' ',
      create('span', { className: 'email', textContent: person.email }),
    );
    const button = create('button', { type: 'button', className: 'account' });
    button.append(initial, text);
    button.addEventListener('click', () => choose(person));
    const item = create('li', {});
    item.append(button);
    list.append(item);
  }
  return list;
}

function newAccountForm(page: Document, choose: (person: GooglePerson) => void): HTMLFormElement {
  const create = elementFactory(page);
  const form = create('form', { id: 'another', noValidate: true, hidden: true });
  const name = create('input', { id: 'name', type: 'text', autocomplete: 'off' });
  const email = create('input', { id: 'email', type: 'email', autocomplete: 'off' });
  const error = create('p', { id: 'error', className: 'error', role: 'alert' });
  for (const input of [name, email]) input.setAttribute('aria-describedby', error.id);

  form.append(
    create('label', { htmlFor: name.id, textContent: 'Name' }),
    name,
    create('label', { htmlFor: email.id, textContent: 'Email' }),
    email,
    error,
    create('button', { type: 'submit', textContent: 'Continue', className: 'main' }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const person = personFrom(name.value, email.value);
    error.textContent = person ? '' : 'Please enter a name and an email address.';
    if (person) choose(person);
    else (name.value.trim() === '' ? name : email).focus();
  });
  return form;
}

function elementFactory(page: Document) {
  return <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]>,
  ): HTMLElementTagNameMap[Tag] => Object.assign(page.createElement(tag), properties);
}

/** `insertRule` is allowed by a strict CSP. */
function addStyle(page: Document): void {
  const style = page.createElement('style');
  page.head.append(style);
  for (const rule of accountChooserStyle)
    style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
