import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IdentityFailure,
  invalidField,
  isEmail,
  displayNameOf,
  passwordRules,
  normaliseCredentials,
} from '@/domain/session';
import { user } from '../support/users';

const valid = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'Passw0rd' };
const modes = fc.constantFrom('signIn', 'signUp');
const anything = fc.record({ name: fc.string(), email: fc.string(), password: fc.string() });

describe('invalidField', () => {
  it.each(['signIn', 'signUp'] as const)('is undefined in %s when all fields are valid', (mode) => {
    expect(invalidField(mode, valid)).toBeUndefined();
  });

  it('is the name before the email before the password', () => {
    expect(invalidField('signUp', { name: '', email: '', password: '' })).toBe('name');
    expect(invalidField('signUp', { ...valid, email: '', password: '' })).toBe('email');
    expect(invalidField('signUp', { ...valid, password: '' })).toBe('password');
  });

  it('is never the name in sign-in', () => {
    fc.assert(
      fc.property(anything, (credentials) => {
        expect(invalidField('signIn', credentials)).not.toBe('name');
        expect(invalidField('signIn', credentials)).toBe(
          invalidField('signUp', { ...credentials, name: valid.name }),
        );
      }),
    );
  });

  it('ignores spaces around name and email', () => {
    const space = fc.constantFrom('', ' ', '   ', '\t', '\n', '\u3000');

    fc.assert(
      fc.property(modes, anything, space, space, (mode, credentials, before, after) => {
        const spaced = {
          ...credentials,
          name: before + credentials.name + after,
          email: before + credentials.email + after,
        };
        expect(invalidField(mode, spaced)).toBe(invalidField(mode, credentials));
        expect(normaliseCredentials(spaced)).toEqual(normaliseCredentials(credentials));
      }),
    );
  });
});

describe('a name', () => {
  it.each([
    'Al',
    'Ada Lovelace',
    'José',
    'Jose\u0301',
    'Ғабит',
    '李小龍',
    '山田\u3000太郎',
    'अमिताभ बच्चन',
    'අබේවික්\u200dරම',
    'علی\u200cرضا',
    'A b',
  ])('%s is valid', (name) => expect(invalidField('signUp', { ...valid, name })).toBeUndefined());

  it.each(['', ' ', 'A', ' A ', 'A\u0301', 'R2D2', 'Ada_L', "O'Neill", 'Ada\tL', 'Ada.', '😀😀'])(
    '%j is not',
    (name) => expect(invalidField('signUp', { ...valid, name })).toBe('name'),
  );
});

describe('an email', () => {
  const part = (letters: string) =>
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
  const letters = 'abcXYZ';
  const local = part(`${letters}019._-`);
  const domain = fc.array(part(`${letters}019-`), { minLength: 1, maxLength: 3 });
  const topLevel = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 4 });

  it('is valid with a local part, a domain and a top-level domain of 2 to 4 letters', () => {
    fc.assert(
      fc.property(local, domain, topLevel, (before, domains, top) => {
        const email = `${before}@${domains.join('.')}.${top}`;
        expect(invalidField('signIn', { ...valid, email })).toBeUndefined();
      }),
    );
  });

  it('is valid with spaces around it, which are removed', () => {
    expect(isEmail(' ada@example.com ')).toBe(true);
    expect(normaliseCredentials({ ...valid, email: ' ada@example.com ' }).email).toBe(
      'ada@example.com',
    );
  });

  it('is checked alike by both forms and by the password reset', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress()), (email) => {
        const isRefused = invalidField('signIn', { ...valid, email }) === 'email';
        expect(isEmail(email)).toBe(!isRefused);
      }),
    );
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.c',
    'ada@example.world',
    'ada@example.museum',
    'ada@example.c0m',
    'ada@.com',
    'ada@example..com',
    'ada lovelace@example.com',
    'ada+films@example.com',
    'adá@example.com',
    'ada@example.com,bob@example.com',
    'ada@example.com\nbob@example.com',
  ])('%j is not valid', (email) => {
    expect(invalidField('signIn', { ...valid, email })).toBe('email');
  });
});

describe('a password', () => {
  const ofEach = fc
    .tuple(
      fc.constantFrom(...'abcxyz'),
      fc.constantFrom(...'ABCXYZ'),
      fc.constantFrom(...'0123456789'),
      fc.string({ minLength: 5, maxLength: 30 }),
    )
    .chain(([lower, upper, digit, rest]) =>
      fc.shuffledSubarray([lower, upper, digit, ...rest], {
        minLength: 3 + Array.from(rest).length,
      }),
    )
    .map((characters) => characters.join(''));

  it('is valid with eight characters and one of each kind', () => {
    fc.assert(
      fc.property(ofEach, (password) => {
        expect(invalidField('signIn', { ...valid, password })).toBeUndefined();
      }),
    );
  });

  it.each([
    ['length', 'Passw0r'],
    ['length', 'Aa1🎬🎬🎬🎬'],
    ['lowercase', 'PASSW0RD'],
    ['uppercase', 'passw0rd'],
    ['digit', 'Password'],
  ] as const)('breaks the rule of %s alone: %s', (broken, password) => {
    const results = Object.entries(passwordRules).map(([rule, holds]) => [rule, holds(password)]);

    expect(Object.fromEntries(results)).toEqual({
      length: true,
      lowercase: true,
      uppercase: true,
      digit: true,
      [broken]: false,
    });
    expect(invalidField('signUp', { ...valid, password })).toBe('password');
  });

  it('is valid exactly when every rule holds, and is sent as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), ofEach), (password) => {
        const isValid = Object.values(passwordRules).every((holds) => holds(password));
        const credentials = { ...valid, password };

        expect(invalidField('signIn', credentials)).toBe(isValid ? undefined : 'password');
        expect(normaliseCredentials(credentials).password).toBe(password);
      }),
    );
  });
});

describe('displayNameOf', () => {
  it('returns the name', () => {
    expect(displayNameOf(user({ displayName: ' Ada Lovelace ' }))).toBe('Ada Lovelace');
  });

  it.each([null, '', '  '])('returns the email if the name is %j', (displayName) => {
    expect(displayNameOf(user({ displayName }))).toBe('ada@example.com');
  });

  it('is empty without name and email', () => {
    expect(displayNameOf(user({ displayName: null, email: null }))).toBe('');
  });

  it('is never blank if there is an email', () => {
    const maybe = fc.option(fc.string());

    fc.assert(
      fc.property(maybe, fc.emailAddress(), (displayName, email) => {
        expect(displayNameOf(user({ displayName, email })).trim()).not.toBe('');
      }),
    );
  });
});

describe('IdentityFailure', () => {
  it('has the code, the message, the policy and the cause', () => {
    const cause = new Error('HTTP 400');
    const policy = { minLength: 12, symbol: true } as const;
    const failure = new IdentityFailure('auth/weak-password', 'Too weak.', { cause, policy });

    expect(failure).toBeInstanceOf(Error);
    expect({ ...failure, message: failure.message, cause: failure.cause }).toEqual({
      name: 'IdentityFailure',
      code: 'auth/weak-password',
      message: 'Too weak.',
      policy,
      cause,
    });
  });
});
