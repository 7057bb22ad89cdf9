import type { Page } from '@playwright/test';
import * as v from 'valibot';

const key = 'firebase:authUser:demo:[DEFAULT]';

const KeptUser = v.looseObject({
  email: v.string(),
  stsTokenManager: v.looseObject({ accessToken: v.string(), expirationTime: v.number() }),
});

/** The SDK’s stored user, or `null`. */
export async function storedUser(page: Page) {
  const kept = await page.evaluate((name) => localStorage.getItem(name), key);
  return kept === null ? null : v.parse(KeptUser, JSON.parse(kept));
}

/** Expires the stored token, as on the next day. */
export async function letTokenExpire(page: Page) {
  const kept = await storedUser(page);
  if (!kept) throw new Error('Nobody is kept.');
  const stsTokenManager = { ...kept.stsTokenManager, expirationTime: Date.now() - 1_000 };
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ ...kept, stsTokenManager }),
  ] as const);
}
