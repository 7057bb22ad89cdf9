import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import type { Vendors } from './vendors';

/** The one who walks through the product. */
export const person = { name: 'Asha Rao', email: 'asha@example.com', password: 'Marigold1' };

const identity = 'https://identitytoolkit.googleapis.com/v1/accounts';
const Session = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });

/** Another one, who comes to the same browser. */
export const anotherPerson = {
  name: 'Ravi Iyer',
  email: 'ravi@example.com',
  password: 'Monsoon22',
};

/** Gives a person an account with the identity provider, without a name unless one is given. */
export async function giveAccount(
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

/** Leaves in the browser what the SDK keeps of a person who was signed in when last here. */
export async function rememberSession(context: BrowserContext, vendors: Vendors, site: string) {
  const item = await keptSession(vendors);
  await context.setStorageState({ cookies: [], origins: [{ origin: site, localStorage: [item] }] });
}

/** What the SDK keeps of a person who is signed in, as an entry of the browser's storage. */
export async function keptSession(vendors: Pick<Vendors, 'ask'>, who = person) {
  const { localId, idToken, refreshToken } = await giveAccount(vendors, who.name, who);
  const now = Date.now();
  const kept = {
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
    value: JSON.stringify(kept),
  };
}
