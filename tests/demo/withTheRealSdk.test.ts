import { setupServer } from 'msw/node';
import type { APIError } from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '@/demo/identity/accountStore';
import { demoWorld } from '@/demo/demoWorld';
import { googlePostBody } from '@/demo/identity/googlePostBody';
import { failureOf } from '../support/failureOf';

const world = demoWorld({
  services: ['identity', 'suggestions'],
  accounts: accountStore(),
  delays: { identity: 0, suggestions: 0 },
  chunkDelayMs: 0,
  iterations: 1,
});
const server = setupServer(...world.handlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

/**
 * Imported after the server listens, because the SDK captures the first `fetch` it finds in Node.
 */
async function firebase() {
  const [app, auth] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const name = `app-${Math.random()}`;
  const config = { apiKey: 'demo', projectId: 'demo-marquee' };
  return {
    ...auth,
    auth: auth.initializeAuth(app.initializeApp(config, name), {
      persistence: auth.inMemoryPersistence,
    }),
  };
}

describe('the Firebase SDK', () => {
  it('signs up, sets a name, refreshes its token, signs out and in again', async () => {
    const { auth, ...sdk } = await firebase();

    const { user } = await sdk.createUserWithEmailAndPassword(auth, 'ana@example.com', 'Passw0rdX');
    await sdk.updateProfile(user, { displayName: 'Ana', photoURL: 'https://example.com/a.svg' });
    const { name, email, aud } = (await user.getIdTokenResult(true)).claims;
    expect({ name, email, aud }).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      aud: 'demo-marquee',
    });

    await sdk.signOut(auth);
    const again = await sdk.signInWithEmailAndPassword(auth, 'ana@example.com', 'Passw0rdX');
    const { uid, displayName, photoURL } = again.user;
    expect({ uid, displayName, photoURL }).toEqual({
      uid: user.uid,
      displayName: 'Ana',
      photoURL: 'https://example.com/a.svg',
    });
  });

  it('signs in with the account chooser’s answer', async () => {
    const { auth, ...sdk } = await firebase();
    const postBody = googlePostBody({
      id: 'g-1',
      name: 'Zoë Nakamura',
      email: 'zoe@example.com',
    });
    const credential = sdk.GoogleAuthProvider.credential(
      new URLSearchParams(postBody).get('id_token'),
    );

    const { user } = await sdk.signInWithCredential(auth, credential);

    expect(user.emailVerified).toBe(true);
    expect(user.displayName).toBe('Zoë Nakamura');
    expect(user.providerData).toEqual([
      {
        providerId: 'google.com',
        uid: 'g-1',
        displayName: 'Zoë Nakamura',
        email: 'zoe@example.com',
        phoneNumber: null,
        photoURL: null,
      },
    ]);
  });

  it('reports why a sign-up was rejected', async () => {
    const { auth, ...sdk } = await firebase();
    await sdk.createUserWithEmailAndPassword(auth, 'cleo@example.com', 'Passw0rdX');

    const taken = sdk.createUserWithEmailAndPassword(auth, 'cleo@example.com', 'Passw0rdX');
    await expect(taken).rejects.toHaveProperty('code', 'auth/email-already-in-use');
    const weak = sdk.createUserWithEmailAndPassword(auth, 'dan@example.com', 'abc');
    await expect(weak).rejects.toHaveProperty('code', 'auth/weak-password');
    await expect(weak).rejects.toHaveProperty(
      'message',
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
    );
  });

  it('reads the password policy', async () => {
    const { auth, ...sdk } = await firebase();

    const { passwordPolicy, ...status } = await sdk.validatePassword(auth, 'abc');

    expect(passwordPolicy.customStrengthOptions).toEqual({ minPasswordLength: 6 });
    expect(status).toEqual({ isValid: false, meetsMinPasswordLength: false });
  });
});

describe('the OpenAI client', () => {
  async function client() {
    const { OpenAI } = await import('openai');
    return new OpenAI({ apiKey: 'demo', maxRetries: 0 }).chat.completions;
  }
  const chatRequest = {
    model: 'gpt-3.5-turbo',
    messages: [{ role: 'user' as const, content: 'Ten movies for "heist in space"' }],
  };

  it('reads the names, whole and streamed', async () => {
    const completions = await client();

    const whole = (await completions.create(chatRequest)).choices[0]?.message.content;
    const pieces = [];
    for await (const chunk of await completions.create({ ...chatRequest, stream: true })) {
      pieces.push(chunk.choices[0]?.delta.content ?? '');
    }

    expect(whole?.split(',')).toHaveLength(10);
    expect(pieces.join('')).toBe(whole);
    expect(pieces.length).toBeGreaterThan(10);
  });

  it('reads why it was rejected', async () => {
    const completions = await client();
    world.conditions.faults.suggestions = 'insufficientQuota';

    const { status, code, type } = (await failureOf(completions.create(chatRequest))) as APIError;
    expect({ status, code, type }).toEqual({
      status: 429,
      code: 'insufficient_quota',
      type: 'insufficient_quota',
    });
    world.conditions.faults.suggestions = undefined;
  });
});
