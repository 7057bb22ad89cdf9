import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { popupMachine } from '@/machines/popupMachine';

function open() {
  const actor = createActor(popupMachine).start();
  return {
    send: actor.send,
    seen() {
      const { value, context } = actor.getSnapshot();
      return { value, movieId: context.movieId };
    },
  };
}

describe('popupMachine', () => {
  it('starts hidden', () => {
    expect(open().seen()).toEqual({ value: 'hidden', movieId: null });
  });

  it('shows a movie', () => {
    const { send, seen } = open();

    send({ type: 'popup.show', movieId: 949 });

    expect(seen()).toEqual({ value: { shown: 'fromCard' }, movieId: 949 });
  });

  it('replaces the shown movie', () => {
    const { send, seen } = open();

    send({ type: 'popup.show', movieId: 949 });
    send({ type: 'popup.replace', movieId: 8195 });

    expect(seen()).toEqual({ value: { shown: 'fromCard' }, movieId: 8195 });
  });

  it('clears the movie when it is closed', () => {
    const { send, seen } = open();

    send({ type: 'popup.show', movieId: 949 });
    send({ type: 'popup.close' });

    expect(seen()).toEqual({ value: 'hidden', movieId: null });
  });

  it('restores the movie of the URL', () => {
    const { send, seen } = open();

    send({ type: 'popup.restore', movieId: 949 });

    expect(seen()).toEqual({ value: { shown: 'fromUrl' }, movieId: 949 });
  });

  it('restores another movie of the URL over the one of a card', () => {
    const { send, seen } = open();

    send({ type: 'popup.show', movieId: 8195 });
    send({ type: 'popup.restore', movieId: 949 });

    expect(seen()).toEqual({ value: { shown: 'fromUrl' }, movieId: 949 });
  });

  it('stays in fromUrl when a similar movie is shown', () => {
    const { send, seen } = open();

    send({ type: 'popup.restore', movieId: 949 });
    send({ type: 'popup.replace', movieId: 8195 });

    expect(seen()).toEqual({ value: { shown: 'fromUrl' }, movieId: 8195 });
  });

  it('is in fromCard when a card is pressed while a restored movie loads', () => {
    const { send, seen } = open();

    send({ type: 'popup.restore', movieId: 949 });
    send({ type: 'popup.show', movieId: 8195 });

    expect(seen()).toEqual({ value: { shown: 'fromCard' }, movieId: 8195 });
  });

  it('is in fromCard when a card is pressed after a restored movie was closed', () => {
    const { send, seen } = open();

    send({ type: 'popup.restore', movieId: 949 });
    send({ type: 'popup.close' });
    send({ type: 'popup.show', movieId: 8195 });

    expect(seen()).toEqual({ value: { shown: 'fromCard' }, movieId: 8195 });
  });

  it('cannot close while it is hidden', () => {
    expect(createActor(popupMachine).start().getSnapshot().can({ type: 'popup.close' })).toBe(
      false,
    );
  });
});
