import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { popupMachine } from '@/machines/popupMachine';
import { movie } from '../support/movies';

const heat = movie({ title: 'Heat' });
const ronin = movie({ title: 'Ronin' });

describe('popupMachine', () => {
  it('is hidden at first', () => {
    const { value, context } = createActor(popupMachine).start().getSnapshot();

    expect({ value, context }).toEqual({ value: 'hidden', context: { movie: null } });
  });

  it('shows the movie someone asks about', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.show', movie: heat });

    const { value, context } = actor.getSnapshot();
    expect({ value, context }).toEqual({ value: 'shown', context: { movie: heat } });
  });

  it('shows another movie in place of the first', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.show', movie: heat });
    actor.send({ type: 'popup.show', movie: ronin });

    const { value, context } = actor.getSnapshot();
    expect({ value, context }).toEqual({ value: 'shown', context: { movie: ronin } });
  });

  it('keeps no movie once it is closed, and closes once', () => {
    const actor = createActor(popupMachine).start();

    actor.send({ type: 'popup.show', movie: heat });
    actor.send({ type: 'popup.close' });

    const { value, context } = actor.getSnapshot();
    expect({ value, context }).toEqual({ value: 'hidden', context: { movie: null } });
    expect(actor.getSnapshot().can({ type: 'popup.close' })).toBe(false);
  });
});
