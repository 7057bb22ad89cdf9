import { createActor, fromCallback } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { playerMachine, type PageActorEvent } from '@/machines/playerMachine';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startPlayer() {
  const page = controlledCallbackActor<PageActorEvent>();
  const actor = createActor(playerMachine.provide({ actors: { watchPage: page.logic } })).start();
  return { actor, page, value: () => actor.getSnapshot().value };
}

describe('the player of the trailer', () => {
  it('moves at first, and cannot be heard', () => {
    expect(startPlayer().value()).toEqual({ motion: 'moving', sound: 'muted' });
  });

  it('is stopped and goes on by the same button', () => {
    const { actor, value } = startPlayer();

    actor.send({ type: 'player.toggleMotion' });
    expect(value()).toEqual({ motion: 'paused', sound: 'muted' });

    actor.send({ type: 'player.toggleMotion' });
    expect(value()).toEqual({ motion: 'moving', sound: 'muted' });
  });

  it('is heard and muted by the same button, whether it moves or not', () => {
    const { actor, value } = startPlayer();

    actor.send({ type: 'player.toggleSound' });
    expect(value()).toEqual({ motion: 'moving', sound: 'heard' });

    actor.send({ type: 'player.toggleMotion' });
    actor.send({ type: 'player.toggleSound' });
    expect(value()).toEqual({ motion: 'paused', sound: 'muted' });
  });

  it('rests while the page is hidden, and goes on when it is seen again', () => {
    const { page, value } = startPlayer();

    page.latest().tell({ type: 'page.hidden' });
    expect(value()).toEqual({ motion: 'resting', sound: 'muted' });

    page.latest().tell({ type: 'page.shown' });
    expect(value()).toEqual({ motion: 'moving', sound: 'muted' });
  });

  it('does not go on by itself where a person has stopped it', () => {
    const { actor, page, value } = startPlayer();

    actor.send({ type: 'player.toggleMotion' });
    page.latest().tell({ type: 'page.hidden' });
    page.latest().tell({ type: 'page.shown' });

    expect(value()).toEqual({ motion: 'paused', sound: 'muted' });
  });

  it('plays on where the page cannot be watched, and that is logged', () => {
    const cause = new Error('The page does not tell.');
    const reportFailure = vi.fn();
    const actor = createActor(
      playerMachine.provide({
        actors: {
          watchPage: fromCallback(() => {
            throw cause;
          }),
        },
        actions: { reportFailure: (_, params) => reportFailure(params) },
      }),
    ).start();

    expect(actor.getSnapshot().value).toEqual({ motion: 'moving', sound: 'muted' });
    expect(reportFailure.mock.calls).toEqual([[{ cause }]]);
  });

  it('no longer watches the page once it is gone', () => {
    const { actor, page } = startPlayer();

    actor.stop();

    expect(page.latest().signal.aborted).toBe(true);
  });
});
