import type { User } from '@/domain/session';

/** A signed-in person, of whom a test names only what it is about. */
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
