import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectSession } from '@/app/shell/connectSession';
import type { Language } from '@/domain/language';
import type { User } from '@/domain/session';
import { recentSearchesKey, scrollPositionsKey, searchAnswersKey } from '@/domain/storageKeys';
import { english } from '@/domain/texts/english';
import type { EntryTexts } from '@/domain/texts/Texts';
import { languageMachine } from '@/machines/languageMachine';
import { sessionMachine, type SessionActorEvent } from '@/machines/sessionMachine';
import { controlledCallbackActor } from '../../support/controlledCallbackActor';
import { controlledPromiseActor } from '../../support/controlledPromiseActor';
import { memoryStorage } from '../../support/memoryStorage';
import { user } from '../../support/users';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  localStorage.setItem(recentSearchesKey, 'heist');
  sessionStorage.setItem(searchAnswersKey, 'heist');
  sessionStorage.setItem(scrollPositionsKey, 'heist');
});

function connect(remembered: User | null) {
  const watch = controlledCallbackActor<SessionActorEvent>();
  const texts = controlledPromiseActor<EntryTexts, { language: Language; english: EntryTexts }>();
  const signOut = controlledPromiseActor<void>();
  const session = createActor(
    sessionMachine.provide({ actors: { watchSession: watch.logic, signOut: signOut.logic } }),
    { input: { remembered } },
  );
  const language = createActor(languageMachine.provide({ actors: { loadTexts: texts.logic } }), {
    input: { language: 'spanish', english },
  });
  language.start();
  session.start();
  const disconnect = connectSession({ session, language });
  return {
    disconnect,
    signOut: () => {
      session.send({ type: 'session.signOut' });
      return signOut.latest();
    },
    emit: (event: SessionActorEvent) => watch.latest().emit(event),
    change: (changed: User | null) =>
      watch.latest().emit({ type: 'session.changed', user: changed }),
    chosenLanguage: () => language.getSnapshot().context.chosen,
  };
}

function stored() {
  return [
    localStorage.getItem(recentSearchesKey),
    ...[searchAnswersKey, scrollPositionsKey].map((key) => sessionStorage.getItem(key)),
  ];
}

describe('connectSession', () => {
  it('keeps searches and language while a user is signed in', () => {
    const { change, chosenLanguage } = connect(user());

    change(user());

    expect(stored()).toEqual(['heist', 'heist', 'heist']);
    expect(chosenLanguage()).toBe('spanish');
  });

  it('removes searches and the chosen language after a sign-out', async () => {
    const { signOut, chosenLanguage } = connect(user());

    const signingOut = signOut();
    expect(stored()).toEqual(['heist', 'heist', 'heist']);
    signingOut.resolve();

    await vi.waitFor(() => expect(stored()).toEqual([null, null, null]));
    expect(chosenLanguage()).toBe('english');
  });

  it('removes searches and the chosen language after a sign-out that fails', async () => {
    const { signOut, chosenLanguage } = connect(user());

    signOut().reject(new Error('offline'));

    await vi.waitFor(() => expect(stored()).toEqual([null, null, null]));
    expect(chosenLanguage()).toBe('english');
  });

  it.each<SessionActorEvent>([
    { type: 'session.changed', user: null },
    { type: 'session.signedOutElsewhere' },
  ])('removes searches and keeps the chosen language after $type', (event) => {
    const { emit, chosenLanguage } = connect(user());

    emit(event);

    expect(stored()).toEqual([null, null, null]);
    expect(chosenLanguage()).toBe('spanish');
  });

  it('keeps the chosen language if another user signs in during a sign-out', () => {
    const { signOut, change, chosenLanguage } = connect(user());

    signOut();
    change(user({ uid: 'grace' }));

    expect(stored()).toEqual(['heist', 'heist', 'heist']);
    expect(chosenLanguage()).toBe('spanish');
  });

  it('removes the searches of an earlier visit without a signed-in user', () => {
    const { change, chosenLanguage } = connect(null);

    change(null);

    expect(stored()).toEqual([null, null, null]);
    expect(chosenLanguage()).toBe('spanish');
  });

  it('stops after disconnecting', () => {
    const { change, disconnect, chosenLanguage } = connect(user());

    disconnect();
    change(null);

    expect(stored()).toEqual(['heist', 'heist', 'heist']);
    expect(chosenLanguage()).toBe('spanish');
  });
});
