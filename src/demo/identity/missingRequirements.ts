import type { PasswordPolicy } from '@/domain/session';

const classes = [
  ['lowercase', /[a-z]/, 'a lower case character'],
  ['uppercase', /[A-Z]/, 'an upper case character'],
  ['digit', /[0-9]/, 'a numeric character'],
  ['symbol', /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~]/, 'a non-alphanumeric character'],
] as const;

export function missingRequirements(password: string, policy: PasswordPolicy): string[] {
  const { minLength, maxLength } = policy;
  return [
    ...(minLength !== undefined && password.length < minLength
      ? [`Password must contain at least ${minLength} characters`]
      : []),
    ...(maxLength !== undefined && password.length > maxLength
      ? [`Password may contain at most ${maxLength} characters`]
      : []),
    ...classes
      .filter(([name, pattern]) => policy[name] && !pattern.test(password))
      .map(([, , words]) => `Password must contain ${words}`),
  ];
}
