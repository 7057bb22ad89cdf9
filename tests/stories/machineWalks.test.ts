import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartOf, statesUnder } from '../../stories/tooling/chart';
import { isMachineName, machines } from '../../stories/tooling/machines';
import { possibleEvents, eventSamplesOf } from '../../stories/tooling/eventSamples';
import { shortestPaths } from '../../stories/tooling/shortestPaths';
import { innermostIds } from '../../stories/tooling/formatState';
import { showingsIn } from '../architecture/support/showingsIn';
import { statesWithoutStory } from '../architecture/support/statesWithoutStory';
import { unseenStates } from '../architecture/support/unseenStates';

/** The stories are only read, so they do not need the real preview. */
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/stories/machines/*.stories.tsx',
  { eager: true },
);

const walks = showingsIn(modules);
const names = Object.keys(machines).filter(isMachineName);

describe('machine stories', () => {
  it.each(names)('reach every visible state of %s', (name) => {
    expect(statesWithoutStory({ [name]: machines[name] }, walks, unseenStates)).toEqual([]);
  });

  it('are reported by name when one is missing', () => {
    expect(
      statesWithoutStory(
        machines,
        walks.filter(({ machine, state }) => machine !== 'connection' || state !== 'offline'),
        unseenStates,
      ),
    ).toEqual(['connection: offline']);
  });
});

describe('event samples', () => {
  it.each(names)('lead to every leaf state of %s', (name) => {
    const reached = new Set(shortestPaths(name).flatMap(({ snapshot }) => innermostIds(snapshot)));
    const drawn = statesUnder(chartOf(machines[name]).root)
      .filter(({ children }) => children.length === 0)
      .map(({ id }) => id);

    expect([...reached].toSorted()).toEqual(drawn.toSorted());
  });

  it.each(names)('cover every event of %s', (name) => {
    const machine: AnyStateMachine = machines[name];
    const sampled = eventSamplesOf(name).map(({ event }) => event.type);
    const sendable = machine.events.filter((type) => !type.startsWith('xstate.after.'));

    expect(sendable.filter((type) => !sampled.includes(type))).toEqual([]);
  });

  it.each(names)('of %s all have an effect in some state', (name) => {
    const possible = new Set(
      shortestPaths(name).flatMap(({ snapshot }) => possibleEvents(name, snapshot)),
    );

    expect(
      eventSamplesOf(name)
        .map(({ event }) => event.type)
        .filter((type) => ![...possible].some(({ event }) => event.type === type)),
    ).toEqual([]);
  });
});
