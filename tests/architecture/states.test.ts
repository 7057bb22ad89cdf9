import { describe, expect, it, vi } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { machines } from '../../stories/tooling/machines';
import { pageShowings as showings } from './pageShowings';
import { everyState, reachableStates } from './reachableStates';
import { idleExcuses, statesWithoutStory, type Showing } from './statesWithoutStory';
import { unseenStates } from './unseenStates';

/** The stories are read, not shown: they need nothing of what the browser's preview brings. */
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

const everyMachine = Object.entries(machines).map(([name, machine]) => ({
  name,
  machine,
  count: reachableStates(machine).length,
}));

describe('the page stories', () => {
  it.each(everyMachine)('show each of the $count states of $name', ({ name, machine }) => {
    expect(statesWithoutStory({ [name]: machine }, showings, unseenStates)).toEqual([]);
  });

  it('are not excused from a state without need', () => {
    expect(idleExcuses(machines, showings, unseenStates)).toEqual([]);
  });
});

describe('the machines', () => {
  it.each(everyMachine)('have no state that nothing leads to: $name', ({ machine }) => {
    expect(reachableStates(machine)).toEqual(everyState(machine));
  });
});

describe('a story that is missed', () => {
  const isFailed = ({ machine, state }: Showing) =>
    machine === 'search' && JSON.stringify(state) === '{"panel":"failed"}';

  it('is named when it is removed', () => {
    expect(showings.some(isFailed)).toBe(true);

    expect(
      statesWithoutStory(
        machines,
        showings.filter((showing) => !isFailed(showing)),
        unseenStates,
      ),
    ).toEqual(['search: panel.failed']);
  });

  it('is named when a machine gets another state', () => {
    const config: object = machines.popup.config;
    const states: object = { ...machines.popup.config.states };
    const popup = createMachine({
      ...config,
      states: { ...states, shown: { on: { 'popup.enlarge': 'enlarged' } }, enlarged: {} },
    });

    expect(statesWithoutStory({ ...machines, popup }, showings, unseenStates)).toEqual([
      'popup: enlarged',
    ]);
  });

  it('is named when there is another machine', () => {
    const rating = createMachine({ initial: 'unrated', states: { unrated: {} } });

    expect(statesWithoutStory({ ...machines, rating }, showings, unseenStates)).toEqual([
      'rating: unrated',
    ]);
  });

  it('is forgiven where nobody can see the state', () => {
    const light = createMachine({ initial: 'on', states: { on: {} } });

    expect(statesWithoutStory({ light }, [], { light: { on: 'It is left at once.' } })).toEqual([]);
    expect(idleExcuses({ light }, [], { light: { on: 'It is left at once.' } })).toEqual([]);
  });

  it('is not forgiven where it is not missed', () => {
    const light = createMachine({ initial: 'on', states: { on: {} } });

    expect(
      idleExcuses({ light }, [{ machine: 'light', state: 'on' }], {
        light: { on: 'Shown after all.', off: 'There is no such state.' },
      }),
    ).toEqual(['light: on', 'light: off']);
  });

  it('is not made up for by a story of what surrounds the state', () => {
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

describe('the states that a machine can come to', () => {
  it('are those that people, actors, time and nothing at all lead to', () => {
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

  it('begin in every region of a parallel state, and count each on its own', () => {
    const machine = createMachine({
      type: 'parallel',
      states: {
        form: { initial: 'quiet', states: { quiet: { on: { refuse: 'refused' } }, refused: {} } },
        panel: { initial: 'idle', states: { idle: {}, unreached: {} } },
      },
    });

    expect(reachableStates(machine)).toEqual(['form.quiet', 'form.refused', 'panel.idle']);
  });

  it('do not begin where a transition leads past the beginning', () => {
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

  it('may be entered in one region from another, which begins the others', () => {
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
