import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { nodesUnder } from '../../stories/tooling/chart';
import { isMachineName, machines } from '../../stories/tooling/machines';
import { machineWalks } from './support/machineWalks';
import { unwalked, walkMachine } from './support/walkMachine';
import { walksOf } from './support/walksOf';

/** The stories are only read, so they do not need the real preview. */
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const names = Object.keys(machines).filter(isMachineName);

describe('the walks', () => {
  it.each(names)('of %s enter the states that they state', (name) => {
    for (const walk of machineWalks[name] ?? []) {
      expect(walkMachine(name, machines[name], walk).lines.map(sorted)).toEqual(walk.map(sorted));
    }
  });

  it.each(names)(
    'and its stories take every transition and both outcomes of every guard of %s',
    (name) => {
      expect(unwalked(name, machines[name], walksOf(name))).toEqual([]);
    },
  );
});

describe('an endless loop', () => {
  const looping = names.filter((name) =>
    nodesUnder(machines[name].root).some(({ always }) => always?.length),
  );

  it.each(looping)('of transitions without an event is limited in %s', (name) => {
    expect(machines[name].options.maxIterations).toBe(100);
  });

  it('ends with an error', () => {
    const inverted = machines.recentSearches.provide({
      guards: { hasSome: ({ context }) => context.queries.length === 0 },
    });

    const snapshot = createActor(inverted).getSnapshot();

    expect(snapshot.error).toHaveProperty('message', expect.stringContaining('Infinite loop'));
  });
});

describe('a planted change', () => {
  it('names an added transition', () => {
    const config: object = machines.popup.config;
    const states: object = { ...machines.popup.config.states };
    const popup = createMachine({
      ...config,
      states: { ...states, hidden: { on: { 'popup.close': 'shown' } } },
    });

    expect(unwalked('popup', popup, walksOf('popup'))).toEqual(['popup.hidden on popup.close']);
  });

  it('names the event of an inverted guard', () => {
    const inverted = machines.search.provide({
      guards: { hasText: (_, { query }) => query.trim() === '' },
    });
    const [walk = []] = machineWalks.search ?? [];

    const { lines } = walkMachine('search', inverted, walk);

    expect(lines.find((line, index) => line !== walk[index])).toBe(
      'search.fill: blank → form.quiet, panel.offered',
    );
  });
});

/** The order of parallel states says nothing. */
function sorted(line: string): string {
  const [event = '', states = ''] = line.split(' → ');
  return `${event} → ${states.split(', ').toSorted().join(', ')}`;
}
