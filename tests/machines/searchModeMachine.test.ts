import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { searchModeMachine } from '@/machines/searchModeMachine';

describe('searchModeMachine', () => {
  it('starts on the homepage', () => {
    expect(createActor(searchModeMachine).start().getSnapshot().value).toBe('home');
  });

  it('toggles between the homepage and GPT search', () => {
    const actor = createActor(searchModeMachine).start();

    actor.send({ type: 'mode.toggle' });
    expect(actor.getSnapshot().value).toBe('gptSearch');

    actor.send({ type: 'mode.toggle' });
    expect(actor.getSnapshot().value).toBe('home');
  });

  it('can be sent to GPT search from either screen', () => {
    const actor = createActor(searchModeMachine).start();

    actor.send({ type: 'mode.search' });
    expect(actor.getSnapshot().value).toBe('gptSearch');

    actor.send({ type: 'mode.search' });
    expect(actor.getSnapshot().value).toBe('gptSearch');
  });

  it('can be sent home from either screen', () => {
    const actor = createActor(searchModeMachine).start();

    actor.send({ type: 'mode.reset' });
    expect(actor.getSnapshot().value).toBe('home');

    actor.send({ type: 'mode.toggle' });
    actor.send({ type: 'mode.reset' });
    expect(actor.getSnapshot().value).toBe('home');
  });
});
