import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { popupMachine } from '@/machines/popupMachine';
import { movie } from '../support/movies';

const heat = movie({ title: 'Heat' });
const ronin = movie({ id: 8195, title: 'Ronin' });
const nothing = { movieId: null, movie: null };

describe('popupMachine', () => {
  it('starts hidden', () => {
    const { value, context } = createActor(popupMachine).start().getSnapshot();

    expect({ value, context }).toEqual({ value: 'hidden', context: nothing });
  });

  it('shows a movie', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.show', movie: heat });

    const { value, context } = actor.getSnapshot();
    expect({ value, context }).toEqual({ value: 'shown', context: { movieId: 949, movie: heat } });
  });

  it('replaces the shown movie', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.show', movie: heat });
    actor.send({ type: 'popup.show', movie: ronin });

    const { value, context } = actor.getSnapshot();
    expect({ value, context }).toEqual({
      value: 'shown',
      context: { movieId: 8195, movie: ronin },
    });
  });

  it('clears the movie when it is closed', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.show', movie: heat });
    actor.send({ type: 'popup.close' });

    const { value, context } = actor.getSnapshot();
    expect({ value, context }).toEqual({ value: 'hidden', context: nothing });
    expect(actor.getSnapshot().can({ type: 'popup.close' })).toBe(false);
  });

  it('waits for a movie by its id and shows it', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.await', movieId: 949 });
    expect(actor.getSnapshot().value).toBe('awaited');
    expect(actor.getSnapshot().context).toEqual({ movieId: 949, movie: null });

    actor.send({ type: 'popup.show', movie: heat });
    expect(actor.getSnapshot().value).toBe('shown');
    expect(actor.getSnapshot().context).toEqual({ movieId: 949, movie: heat });
  });

  it('can close while it waits, and wait while it shows another', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.show', movie: heat });
    actor.send({ type: 'popup.await', movieId: 8195 });
    expect(actor.getSnapshot().context).toEqual({ movieId: 8195, movie: null });

    actor.send({ type: 'popup.close' });
    expect(actor.getSnapshot().value).toBe('hidden');
    expect(actor.getSnapshot().context).toEqual(nothing);
  });

  it('updates its movie after a language change', () => {
    const actor = createActor(popupMachine).start();
    const inHindi = movie({ title: 'हीट', originalTitle: 'Heat' });

    actor.send({ type: 'popup.show', movie: heat });
    actor.send({ type: 'popup.renew', movies: [movie({ id: 8195, title: 'रोनिन' })] });
    expect(actor.getSnapshot().context.movie).toBe(heat);

    actor.send({ type: 'popup.renew', movies: [movie({ id: 8195 }), inHindi] });
    expect(actor.getSnapshot().context.movie).toBe(inHindi);
    expect(actor.getSnapshot().value).toBe('shown');
  });

  it('stays hidden when movies change', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.renew', movies: [heat] });

    const { value, context } = actor.getSnapshot();
    expect({ value, context }).toEqual({ value: 'hidden', context: nothing });
  });
});
