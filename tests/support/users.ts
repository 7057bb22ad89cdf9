import type { User } from '@/domain/session';

export function user(known: Partial<User> = {}): User {
  return {
    uid: 'ada',
    email: 'ada@example.com',
    displayName: 'Ada Lovelace',
    photoURL: null,
    accessToken: 'token of ada',
    ...known,
  };
}
