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
    expect(value()).toMatchObject({ motion: 'paused', sound: 'muted' });

    actor.send({ type: 'player.toggleMotion' });
    expect(value()).toMatchObject({ motion: 'moving', sound: 'muted' });
  });

  it('mutes and unmutes with one button, playing or not', () => {
    const { actor, value } = startPlayer();

    actor.send({ type: 'player.toggleSound' });
    expect(value()).toMatchObject({ motion: 'moving', sound: 'unmuted' });

    actor.send({ type: 'player.toggleMotion' });
    actor.send({ type: 'player.toggleSound' });
    expect(value()).toMatchObject({ motion: 'paused', sound: 'muted' });
  });

  it('rests while the page is hidden', () => {
    const { page, value } = startPlayer();

    page.latest().emit({ type: 'page.hidden' });
    expect(value()).toMatchObject({ motion: 'suspended', sound: 'muted' });

    page.latest().emit({ type: 'page.shown' });
    expect(value()).toMatchObject({ motion: 'moving', sound: 'muted' });
  });

  it('stays paused when the page is shown again', () => {
    const { actor, page, value } = startPlayer();

    actor.send({ type: 'player.toggleMotion' });
    page.latest().emit({ type: 'page.hidden' });
    page.latest().emit({ type: 'page.shown' });

    expect(value()).toMatchObject({ motion: 'paused', sound: 'muted' });
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
