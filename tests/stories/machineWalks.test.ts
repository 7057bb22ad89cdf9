import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartOf, statesUnder } from '../../stories/tooling/chart';
import { isMachineName, machines } from '../../stories/tooling/machines';
import { possibleEvents, eventSamplesOf } from '../../stories/tooling/eventSamples';
import { shortestPaths } from '../../stories/tooling/shortestPaths';
import { innermostIds } from '../../stories/tooling/formatState';
import { statesWithoutStory, type Showing } from '../architecture/statesWithoutStory';

/** The stories are read, not shown: they need nothing of what the browser's preview brings. */
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '/stories/machines/*.stories.tsx',
  { eager: true },
);

const stateValue: v.GenericSchema<Showing['state']> = v.union([
  v.string(),
  v.record(
    v.string(),
    v.lazy(() => stateValue),
  ),
]);

const walk = v.object({
  composed: v.object({
    parameters: v.object({
      shows: v.optional(
        v.array(v.object({ machine: v.custom<string>(isMachineName), state: stateValue })),
        [],
      ),
    }),
  }),
});

const walks = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((story) => v.parse(walk, story).composed.parameters.shows);

const names = Object.keys(machines).filter(isMachineName);

describe('the walks', () => {
  it.each(names)('lead to every state that %s can come to', (name) => {
    expect(statesWithoutStory({ [name]: machines[name] }, walks)).toEqual([]);
  });

  it('are missed, by name, when one is taken away', () => {
    expect(
      statesWithoutStory(
        machines,
        walks.filter(({ state }) => state !== 'admitted'),
      ),
    ).toEqual(['authMode: admitted']);
  });
});

describe('what a machine can be told', () => {
  it.each(names)('leads to every innermost state of %s', (name) => {
    const reached = new Set(shortestPaths(name).flatMap(({ snapshot }) => innermostIds(snapshot)));
    const drawn = statesUnder(chartOf(machines[name]).root)
      .filter(({ children }) => children.length === 0)
      .map(({ id }) => id);

    expect([...reached].toSorted()).toEqual(drawn.toSorted());
  });

  it.each(names)('has a sample of everything that %s hears', (name) => {
    const machine: AnyStateMachine = machines[name];
    const told = eventSamplesOf(name).map(({ event }) => event.type);

    expect(machine.events.filter((type) => !told.includes(type))).toEqual([]);
  });

  it.each(names)('makes a difference to %s in some state', (name) => {
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
