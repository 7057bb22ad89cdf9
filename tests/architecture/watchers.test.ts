import { createActor, fromCallback, SimulatedClock, type AnyStateMachine } from 'xstate';
import { expect, it, vi } from 'vitest';
import { connectionMachine } from '@/machines/connectionMachine';
import { installMachine } from '@/machines/installMachine';
import { playerMachine } from '@/machines/playerMachine';
import { sessionMachine } from '@/machines/sessionMachine';
import { updateMachine } from '@/machines/updateMachine';
import { slideshowMachine } from '@/machines/slideshowMachine';
import { user } from '../support/users';

interface Case {
  readonly machine: AnyStateMachine;
  readonly watcher: string;
  readonly state: object | string;
  readonly during?: string;
  readonly input?: object;
}

const moving = { motion: 'moving', sound: 'muted', view: 'clear' };

it.each<Case>([
  { machine: connectionMachine, watcher: 'watchConnection', state: 'online' },
  { machine: installMachine, watcher: 'watchInstaller', state: 'unavailable' },
  { machine: playerMachine, watcher: 'watchPage', state: moving },
  { machine: updateMachine, watcher: 'watchUpdates', state: 'current', during: 'watching' },
  { machine: slideshowMachine, watcher: 'watchPage', state: 'playing' },
  {
    machine: sessionMachine,
    watcher: 'watchSession',
    state: { signedIn: 'staying' },
    during: 'watching',
    input: { remembered: user() },
  },
])('$watcher that throws is reported and leaves $machine.id in $state', (its) => {
  const cause = new Error('The storage is denied.');
  const reportFailure = vi.fn();
  const throwing = fromCallback(() => {
    throw cause;
  });
  const machine = its.machine.provide({
    actors: { [its.watcher]: throwing },
    actions: { reportFailure: (_, params) => reportFailure(params) },
  });
  const actor = createActor(machine, { input: its.input, clock: new SimulatedClock() }).start();

  expect(actor.getSnapshot().value).toEqual(its.state);
  expect(reportFailure.mock.calls).toEqual([
    [its.during ? { during: its.during, cause } : { cause }],
  ]);
});
