import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import type { Vendors } from './vendors';

/** The one who walks through the product. */
export const person = { name: 'Asha Rao', email: 'asha@example.com', password: 'Marigold1' };

const identity = 'https://identitytoolkit.googleapis.com/v1/accounts';
const Session = v.object({ localId: v.string(), idToken: v.string(), refreshToken: v.string() });

/** Gives the person an account with the identity provider, named unless told otherwise. */
export async function giveAccount(vendors: Pick<Vendors, 'ask'>, displayName?: string) {
  const { email, password } = person;
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

/** What the SDK keeps of the person who is signed in, as an entry of the browser's storage. */
export async function keptSession(vendors: Pick<Vendors, 'ask'>) {
  const { localId, idToken, refreshToken } = await giveAccount(vendors, person.name);
  const now = Date.now();
  const kept = {
    uid: localId,
    email: person.email,
    emailVerified: false,
    displayName: person.name,
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
