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
  it('is not opened by the URL at first', () => {
    expect(createActor(popupMachine).start().getSnapshot().context.isFromUrl).toBe(false);
  });

  it('starts hidden', () => {
    expect(open().seen()).toEqual({ value: 'hidden', movieId: null });
  });

  it('shows a movie', () => {
    const { send, seen } = open();

    send({ type: 'popup.show', movieId: 949 });

    expect(seen()).toEqual({ value: 'shown', movieId: 949 });
  });

  it('replaces the shown movie', () => {
    const { send, seen } = open();

    send({ type: 'popup.show', movieId: 949 });
    send({ type: 'popup.show', movieId: 8195 });

    expect(seen()).toEqual({ value: 'shown', movieId: 8195 });
  });

  it('clears the movie when it is closed', () => {
    const { send, seen } = open();

    send({ type: 'popup.show', movieId: 949 });
    send({ type: 'popup.close' });

    expect(seen()).toEqual({ value: 'hidden', movieId: null });
  });

  it('knows whether the URL opened it, until it is closed', () => {
    const actor = createActor(popupMachine).start();
    const isFromUrl = () => actor.getSnapshot().context.isFromUrl;

    actor.send({ type: 'popup.show', movieId: 949, isFromUrl: true });
    expect(isFromUrl()).toBe(true);
    actor.send({ type: 'popup.show', movieId: 8195 });
    expect(isFromUrl()).toBe(false);
    actor.send({ type: 'popup.show', movieId: 949, isFromUrl: true });
    actor.send({ type: 'popup.close' });
    expect(isFromUrl()).toBe(false);
  });

  it('cannot close while it is hidden', () => {
    expect(createActor(popupMachine).start().getSnapshot().can({ type: 'popup.close' })).toBe(
      false,
    );
  });
});
