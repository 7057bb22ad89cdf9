import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import type { Vendors } from './vendors';

export const person = { name: 'Asha Rao', email: 'asha@example.com', password: 'Marigold1' };

const identity = 'https://identitytoolkit.googleapis.com/v1/accounts';
const Session = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });

/** Another user of the same browser. */
export const anotherPerson = {
  name: 'Ravi Iyer',
  email: 'ravi@example.com',
  password: 'Monsoon22',
};

/** Creates an account with the identity provider, without a name by default. */
export async function createAccount(
  vendors: Pick<Vendors, 'ask'>,
  displayName?: string,
  { email, password } = person,
) {
  const session = v.parse(
    Session,
    await vendors.ask(`${identity}:signUp?key=test`, { email, password }),
  );
  await vendors.ask(`${identity}:update?key=test`, { idToken: session.idToken, displayName });
  return session;
}

/** Stores the SDK’s session for a returning user. */
export async function storeSession(context: BrowserContext, vendors: Vendors, site: string) {
  const item = await sessionEntry(vendors);
  await context.setStorageState({ cookies: [], origins: [{ origin: site, localStorage: [item] }] });
}

/** The storage entry of the SDK for a signed-in user. */
export async function sessionEntry(vendors: Pick<Vendors, 'ask'>, who = person) {
  const { localId, idToken, refreshToken } = await createAccount(vendors, who.name, who);
  const now = Date.now();
  const entry = {
    uid: localId,
    email: who.email,
    emailVerified: false,
    displayName: who.name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: 'test-firebase-key',
    appName: '[DEFAULT]',
  };
  return {
    name: 'firebase:authUser:test-firebase-key:[DEFAULT]',
    value: JSON.stringify(entry),
  };
}
