import type { GooglePerson } from './GooglePerson';
import { accountChooserStyle } from './accountChooserStyle';
import type { AccountChooserTexts } from './accountChooserTexts';
import { personFrom } from './personFrom';

interface ChooserOptions {
  /** BCP 47. */
  readonly lang: string;
  readonly texts: AccountChooserTexts;
  /** CSS rules. */
  readonly fontRules: readonly string[];
  readonly people: readonly GooglePerson[];
  readonly onChoose: (person: GooglePerson) => void;
  readonly onCancel: () => void;
}

export function accountChooser(
  page: Document,
  { lang, texts, fontRules, people, onChoose, onCancel }: ChooserOptions,
): void {
  // `write` with a doctype: without one the document is in quirks mode.
  page.open();
  page.write(
    '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>',
  );
  page.close();
  page.documentElement.lang = lang;
  page.title = `${texts.chooseAccount} · Marquee (demo)`;
  addStyle(page, [...accountChooserStyle, ...fontRules]);

  const create = elementFactory(page);
  const status = create('p', { className: 'status', role: 'status' });
  const main = create('main', {});
  const choose = (person: GooglePerson) => {
    for (const control of main.querySelectorAll('button, input')) {
      control.setAttribute('disabled', '');
    }
    status.textContent = texts.signingInAs(person.name);
    onChoose(person);
  };

  const form = newAccountForm(page, texts, choose);
  const another = create('button', { type: 'button', textContent: texts.anotherAccount });
  another.setAttribute('aria-expanded', 'false');
  another.setAttribute('aria-controls', form.id);
  another.addEventListener('click', () => {
    form.hidden = !form.hidden;
    another.setAttribute('aria-expanded', String(!form.hidden));
    if (!form.hidden) form.querySelector('input')?.focus();
  });

  const cancel = create('button', {
    type: 'button',
    textContent: texts.cancel,
    className: 'quiet',
  });
  cancel.addEventListener('click', onCancel);

  main.append(
    create('h1', { textContent: texts.chooseAccount }),
    create('p', { textContent: texts.toContinue }),
    peopleList(page, texts.accounts, people, choose),
    another,
    form,
    create('p', { className: 'note', textContent: texts.note }),
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
  label: string,
  people: readonly GooglePerson[],
  choose: (person: GooglePerson) => void,
): HTMLElement {
  const create = elementFactory(page);
  const list = create('ul', {});
  list.setAttribute('aria-label', label);
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

function newAccountForm(
  page: Document,
  texts: AccountChooserTexts,
  choose: (person: GooglePerson) => void,
): HTMLFormElement {
  const create = elementFactory(page);
  const form = create('form', { id: 'another', noValidate: true, hidden: true });
  const name = create('input', { id: 'name', type: 'text', autocomplete: 'off' });
  const email = create('input', { id: 'email', type: 'email', autocomplete: 'off' });
  const error = create('p', { id: 'error', className: 'error', role: 'alert' });
  for (const input of [name, email]) input.setAttribute('aria-describedby', error.id);

  form.append(
    create('label', { htmlFor: name.id, textContent: texts.name }),
    name,
    create('label', { htmlFor: email.id, textContent: texts.email }),
    email,
    error,
    create('button', { type: 'submit', textContent: texts.submit, className: 'main' }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const person = personFrom(name.value, email.value);
    error.textContent = person ? '' : texts.nameAndEmailMissing;
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
function addStyle(page: Document, rules: readonly string[]): void {
  const style = page.createElement('style');
  page.head.append(style);
  for (const rule of rules) style.sheet?.insertRule(rule, style.sheet.cssRules.length);
}
