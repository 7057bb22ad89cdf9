import { describe, expect, it, vi } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { machines } from '../../stories/tooling/machines';
import { pageShowings as showings } from './support/pageShowings';
import { everyState, reachableStates } from './support/reachableStates';
import { unneededExceptions, statesWithoutStory, type Showing } from './support/statesWithoutStory';
import { unseenStates } from './support/unseenStates';

/** The stories are only read, so they do not need the real preview. */
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const everyMachine = Object.entries(machines).map(([name, machine]) => ({
  name,
  machine,
  count: reachableStates(machine).length,
}));

describe('page stories', () => {
  it.each(everyMachine)('show each of the $count states of $name', ({ name, machine }) => {
    expect(statesWithoutStory({ [name]: machine }, showings, unseenStates)).toEqual([]);
  });

  it('have no unneeded exception', () => {
    expect(unneededExceptions(machines, showings, unseenStates)).toEqual([]);
  });
});

describe('machines', () => {
  it.each(everyMachine)('have no unreachable state: $name', ({ machine }) => {
    expect(reachableStates(machine)).toEqual(everyState(machine));
  });
});

describe('statesWithoutStory', () => {
  const isFailed = ({ machine, state }: Showing) =>
    machine === 'search' && JSON.stringify(state) === '{"panel":"failed"}';

  it('names a state whose story is removed', () => {
    expect(showings.some(isFailed)).toBe(true);

    expect(
      statesWithoutStory(
        machines,
        showings.filter((showing) => !isFailed(showing)),
        unseenStates,
      ),
    ).toEqual(['search: panel.failed']);
  });

  it('names a state added to a machine', () => {
    const config: object = machines.popup.config;
    const states: object = { ...machines.popup.config.states };
    const popup = createMachine({
      ...config,
      states: { ...states, hidden: { on: { 'popup.enlarge': 'enlarged' } }, enlarged: {} },
    });

    expect(statesWithoutStory({ ...machines, popup }, showings, unseenStates)).toEqual([
      'popup: enlarged',
    ]);
  });

  it('names the states of a new machine', () => {
    const rating = createMachine({ initial: 'unrated', states: { unrated: {} } });

    expect(statesWithoutStory({ ...machines, rating }, showings, unseenStates)).toEqual([
      'rating: unrated',
    ]);
  });

  it('ignores invisible states', () => {
    const light = createMachine({ initial: 'on', states: { on: {} } });

    expect(statesWithoutStory({ light }, [], { light: { on: 'It is left at once.' } })).toEqual([]);
    expect(unneededExceptions({ light }, [], { light: { on: 'It is left at once.' } })).toEqual([]);
  });

  it('reports exceptions that are not needed', () => {
    const light = createMachine({ initial: 'on', states: { on: {} } });

    expect(
      unneededExceptions({ light }, [{ machine: 'light', state: 'on' }], {
        light: { on: 'Shown after all.', off: 'There is no such state.' },
      }),
    ).toEqual(['light: on', 'light: off']);
  });

  it('does not count a parent state as its child', () => {
    const door = createMachine({
      initial: 'open',
      states: { open: { initial: 'wide', states: { wide: {} } } },
    });

    expect(statesWithoutStory({ door }, [{ machine: 'door', state: 'open' }])).toEqual([
      'door: open.wide',
    ]);
    expect(statesWithoutStory({ door }, [{ machine: 'door', state: { open: 'wide' } }])).toEqual(
      [],
    );
  });
});

describe('reachableStates', () => {
  it('follows events, actor results, delays and always transitions', () => {
    const machine = setup({
      actors: { work: fromPromise(async () => {}) },
      guards: { never: () => false },
    }).createMachine({
      initial: 'begin',
      states: {
        begin: { on: { 'person.speaks': { guard: 'never', target: 'working' } } },
        working: { invoke: { src: 'work', onDone: 'done', onError: 'failed' } },
        done: { after: { 1000: 'late' } },
        failed: { always: 'settled' },
        late: {},
        settled: {},
        forgotten: { on: { 'person.speaks': 'begin' } },
      },
    });

    expect(reachableStates(machine)).toEqual([
      'begin',
      'working',
      'done',
      'failed',
      'late',
      'settled',
    ]);
  });

  it('counts each region of a parallel state separately', () => {
    const machine = createMachine({
      type: 'parallel',
      states: {
        form: { initial: 'quiet', states: { quiet: { on: { refuse: 'refused' } }, refused: {} } },
        panel: { initial: 'idle', states: { idle: {}, unreached: {} } },
      },
    });

    expect(reachableStates(machine)).toEqual(['form.quiet', 'form.refused', 'panel.idle']);
  });

  it('skips the initial state when a transition targets a sibling', () => {
    const machine = createMachine({
      id: 'house',
      initial: 'outside',
      states: {
        outside: { on: { climb: '#house.inside.window' } },
        inside: { initial: 'door', states: { door: {}, window: {} } },
      },
    });

    expect(reachableStates(machine)).toEqual(['outside', 'inside.window']);
  });

  it('enters all regions when a transition targets one of them', () => {
    const machine = createMachine({
      id: 'house',
      initial: 'outside',
      states: {
        outside: { on: { come: '#house.inside.kitchen.warm' } },
        inside: {
          type: 'parallel',
          states: {
            kitchen: { initial: 'warm', states: { warm: {} } },
            hall: { initial: 'dark', states: { dark: { on: { light: 'bright' } }, bright: {} } },
          },
        },
      },
    });

    expect(reachableStates(machine)).toEqual([
      'outside',
      'inside.kitchen.warm',
      'inside.hall.dark',
      'inside.hall.bright',
    ]);
  });
});
