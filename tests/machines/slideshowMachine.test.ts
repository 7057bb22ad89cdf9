import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { PageActorEvent } from '@/machines/playerMachine';
import { pictureMs, slideshowMachine } from '@/machines/slideshowMachine';
import { controlledCallbackActor } from '../support/controlledCallbackActor';

function startSlideshow() {
  const page = controlledCallbackActor<PageActorEvent>();
  const clock = new SimulatedClock();
  const machine = slideshowMachine.provide({ actors: { watchPage: page.logic } });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    page,
    clock,
    value: () => actor.getSnapshot().value,
    shown: () => actor.getSnapshot().context.shown,
  };
}

describe('slideshowMachine', () => {
  it('shows the first picture at once and the next ones in turn', () => {
    const { clock, value, shown } = startSlideshow();
    expect([value(), shown()]).toEqual(['playing', 0]);

    clock.increment(pictureMs - 1);
    expect(shown()).toBe(0);

    clock.increment(1);
    expect(shown()).toBe(1);

    clock.increment(pictureMs);
    expect([value(), shown()]).toEqual(['playing', 2]);
  });

  it('keeps its picture while it is paused', () => {
    const { actor, clock, value, shown } = startSlideshow();

    actor.send({ type: 'slideshow.toggle' });
    clock.increment(3 * pictureMs);
    expect([value(), shown()]).toEqual(['paused', 0]);

    actor.send({ type: 'slideshow.toggle' });
    clock.increment(pictureMs);
    expect([value(), shown()]).toEqual(['playing', 1]);
  });

  it('rests while the page is hidden', () => {
    const { page, clock, value, shown } = startSlideshow();

    page.latest().emit({ type: 'page.hidden' });
    clock.increment(3 * pictureMs);
    expect([value(), shown()]).toEqual(['suspended', 0]);

    page.latest().emit({ type: 'page.shown' });
    clock.increment(pictureMs);
    expect([value(), shown()]).toEqual(['playing', 1]);
  });

  it('stays paused when the page is shown again', () => {
    const { actor, page, value } = startSlideshow();

    actor.send({ type: 'slideshow.toggle' });
    page.latest().emit({ type: 'page.hidden' });
    page.latest().emit({ type: 'page.shown' });

    expect(value()).toBe('paused');
  });

  it('stops watching and playing when it is stopped', () => {
    const { actor, page, clock, shown } = startSlideshow();

    actor.stop();
    clock.increment(pictureMs);

    expect(page.latest().signal.aborted).toBe(true);
    expect(shown()).toBe(0);
  });
});
