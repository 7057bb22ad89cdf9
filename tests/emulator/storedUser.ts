import type { Page } from '@playwright/test';
import * as v from 'valibot';

const key = 'firebase:authUser:demo:[DEFAULT]';

const StoredUser = v.looseObject({
  email: v.string(),
  stsTokenManager: v.looseObject({ accessToken: v.string(), expirationTime: v.number() }),
});

/** The SDK’s stored user, or `null`. */
export async function storedUser(page: Page) {
  const user = await page.evaluate((name) => localStorage.getItem(name), key);
  return user === null ? null : v.parse(StoredUser, JSON.parse(user));
}

/** Expires the stored token, as on the next day. */
export async function expireToken(page: Page) {
  const user = await storedUser(page);
  if (!user) throw new Error('No user is stored.');
  const stsTokenManager = { ...user.stsTokenManager, expirationTime: Date.now() - 1_000 };
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ ...user, stsTokenManager }),
  ] as const);
}
