import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { playerMachine, type PageActorEvent } from '@/machines/playerMachine';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startPlayer() {
  const page = controlledCallbackActor<PageActorEvent>();
  const actor = createActor(playerMachine.provide({ actors: { watchPage: page.logic } })).start();
  return { actor, page, value: () => actor.getSnapshot().value };
}

describe('playerMachine', () => {
  it('starts playing, muted and in view', () => {
    expect(startPlayer().value()).toEqual({ motion: 'moving', sound: 'muted', view: 'clear' });
  });

  it('pauses and resumes with one button', () => {
    const { actor, value } = startPlayer();

    actor.send({ type: 'player.toggleMotion' });
    expect(value()).toEqual({ motion: 'paused', sound: 'muted', view: 'clear' });

    actor.send({ type: 'player.toggleMotion' });
    expect(value()).toEqual({ motion: 'moving', sound: 'muted', view: 'clear' });
  });

  it('mutes and unmutes with one button, playing or not', () => {
    const { actor, value } = startPlayer();

    actor.send({ type: 'player.toggleSound' });
    expect(value()).toEqual({ motion: 'moving', sound: 'unmuted', view: 'clear' });

    actor.send({ type: 'player.toggleMotion' });
    actor.send({ type: 'player.toggleSound' });
    expect(value()).toEqual({ motion: 'paused', sound: 'muted', view: 'clear' });
  });

  it('rests while the page is hidden', () => {
    const { page, value } = startPlayer();

    page.latest().emit({ type: 'page.hidden' });
    expect(value()).toEqual({ motion: 'suspended', sound: 'muted', view: 'clear' });

    page.latest().emit({ type: 'page.shown' });
    expect(value()).toEqual({ motion: 'moving', sound: 'muted', view: 'clear' });
  });

  it('stays paused when the page is shown again', () => {
    const { actor, page, value } = startPlayer();

    actor.send({ type: 'player.toggleMotion' });
    page.latest().emit({ type: 'page.hidden' });
    page.latest().emit({ type: 'page.shown' });

    expect(value()).toEqual({ motion: 'paused', sound: 'muted', view: 'clear' });
  });

  it('keeps motion and sound while a popup covers it', () => {
    const { actor, value } = startPlayer();
    actor.send({ type: 'player.toggleSound' });

    actor.send({ type: 'player.cover' });
    expect(value()).toEqual({ motion: 'moving', sound: 'unmuted', view: 'covered' });

    actor.send({ type: 'player.uncover' });
    expect(value()).toEqual({ motion: 'moving', sound: 'unmuted', view: 'clear' });
  });
});
