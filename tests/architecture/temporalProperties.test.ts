import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, type AnyActor, type AnyStateMachine } from 'xstate';
import { wireRecentSearches } from '@/app/search/RecentSearchesActor';
import { searchAnswers } from '@/app/search/searchAnswers';
import type { Services } from '@/app/services/Services';
import { historyEntryAt, toHistoryState } from '@/app/url/historyState';
import { formatLocation } from '@/domain/location';
import type { User } from '@/domain/session';
import { sessionMachine } from '@/machines/sessionMachine';
import { nodesUnder } from '../../stories/tooling/chart';
import { eventSamples, eventSamplesOf, labelOf } from '../../stories/tooling/eventSamples';
import { isMachineName, machines, type MachineName } from '../../stories/tooling/machines';
import { controlledCallbackActor } from '../support/controlledCallbackActor';
import { controlledPromiseActor } from '../support/controlledPromiseActor';
import { memoryStorage } from '../support/memoryStorage';
import { user } from '../support/users';

const names = Object.keys(machines)
  .filter(isMachineName)
  .filter((name) => sourcesOf(name).length > 0);

/** The last event of the actors that report by events of their own. */
const completions: Readonly<Record<string, string>> = {
  suggestNames: 'names.completed',
  findRows: 'lookups.completed',
};

/** The session changes when these succeed, and closes the screen with its machine. */
const closingActors = ['signIn', 'signUp', 'signInWithGoogle'];

/** Starts a machine whose actors run until it stops them. */
function startMachine(name: MachineName, input: number) {
  const signals: AbortSignal[] = [];
  const machine: AnyStateMachine = machines[name];
  const endless = fromPromise(({ signal }) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  });
  const actors = Object.fromEntries(sourcesOf(name).map((source) => [source, endless]));
  const actor = createActor(machine.provide({ actors }), {
    input: eventSamples[name].inputs[input],
  });
  actor.start();
  return {
    actor,
    running: () => signals.filter(({ aborted }) => !aborted),
    /** An actor reports only while it runs. */
    send(named: string) {
      const event = eventSamplesOf(name).find((sample) => labelOf(sample) === named)?.event;
      if (!event) throw new Error(`There is no event ${named}.`);
      const isLate = 'actorId' in event && !(String(event.actorId) in actor.getSnapshot().children);
      if (!isLate) actor.send(event);
    },
  };
}

function sourcesOf(name: MachineName): readonly string[] {
  const { root }: AnyStateMachine = machines[name];
  return nodesUnder(root).flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
}

/** Actors of the current states. Those of the machine itself watch as long as it lives. */
function loading(actor: AnyActor): readonly string[] {
  const { machine, children } = actor.getSnapshot();
  const watching: readonly string[] = machine.root.invoke.map(({ id }: { id: string }) => id);
  return Object.keys(children).filter((id) => !watching.includes(id));
}

/** The index of an input, and names of events in any order. */
function visitsOf(name: MachineName) {
  return fc.record({
    input: fc.nat({ max: eventSamples[name].inputs.length - 1 }),
    events: fc.array(fc.constantFrom(...eventSamplesOf(name).map(labelOf)), {
      maxLength: 20,
      size: 'max',
    }),
  });
}

describe('loading', () => {
  it.each(names)('ends by success or failure in every state of %s', (name) => {
    const successes = fc.array(fc.boolean(), { maxLength: 10 });

    fc.assert(
      fc.property(visitsOf(name), successes, ({ input, events }, successes) => {
        const { actor, send } = startMachine(name, input);
        for (const event of events) send(event);

        for (let round = 0; round < 10; round += 1) {
          const [id] = loading(actor);
          if (id === undefined) break;
          const succeeds = successes[round] && !closingActors.includes(id);
          send(succeeds ? (completions[id] ?? `${id} is done`) : `${id} fails`);
        }

        expect(loading(actor)).toEqual([]);
        expect(actor.getSnapshot().status).toBe('active');
      }),
    );
  });
});

describe('leaving', () => {
  it.each(names)('a state of %s aborts its actors, and stopping aborts all', (name) => {
    fc.assert(
      fc.property(visitsOf(name), ({ input, events }) => {
        const { actor, running, send } = startMachine(name, input);
        for (const event of events) {
          send(event);
          expect(running()).toHaveLength(Object.keys(actor.getSnapshot().children).length);
        }

        actor.stop();

        expect(running()).toEqual([]);
      }),
    );
  });
});

describe('after a change of person', () => {
  const persons = ['ada', 'grace', 'noor'] as const;
  const person = fc.constantFrom(...persons);

  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('the session holds only the last person, and the cache is cleared in between', () => {
    const event = fc.oneof(
      fc.option(person).map((uid) => ({
        type: 'session.changed' as const,
        user: uid && user({ uid, accessToken: `token of ${uid}` }),
      })),
      fc.constantFrom(
        { type: 'session.signedOutElsewhere' as const },
        { type: 'session.signOut' as const },
      ),
    );

    fc.assert(
      fc.property(fc.option(person), fc.array(event), (remembered, events) => {
        let cacheOwner: string | null = remembered;
        const actor = createActor(
          sessionMachine.provide({
            actors: {
              watchSession: controlledCallbackActor().logic,
              signOut: controlledPromiseActor<void>().logic,
            },
            actions: {
              clearPersonalData: () => {
                cacheOwner = null;
              },
            },
          }),
          { input: { remembered: remembered && user({ uid: remembered }) } },
        ).start();

        for (const each of events) {
          actor.send(each);
          const now: User | null = actor.getSnapshot().context.user;
          if (each.type === 'session.changed') expect(now).toEqual(each.user);
          expect([null, now?.uid]).toContain(cacheOwner);
          cacheOwner = now?.uid ?? null;
        }
        actor.stop();
      }),
    );
  });

  it('the recent searches, saved answers and history hold nothing of another person', () => {
    const queryOf = (uid: string) => `a search of ${uid}`;

    fc.assert(
      fc.property(fc.array(person), (visitors) => {
        localStorage.clear();
        sessionStorage.clear();
        let visited: Parameters<typeof historyEntryAt>[0] = { search: '', state: null };

        for (const uid of visitors) {
          const services: Pick<Services, 'report'> = { report: vi.fn() };
          const recent = createActor(wireRecentSearches(services as Services, uid)).start();
          const answers = searchAnswers(uid, () => 'english');
          const entry = historyEntryAt(visited, uid);
          for (const other of persons.filter((each) => each !== uid).map(queryOf)) {
            expect(recent.getSnapshot().context.queries).not.toContain(other);
            expect(answers.find(other)).toBeUndefined();
            expect(entry.location.search?.query).not.toBe(other);
          }

          const query = queryOf(uid);
          recent.send({ type: 'recent.add', query });
          recent.stop();
          answers.save({ query, names: [], overflowNames: [], lookups: {} });
          const location = { search: { query, asked: true }, movieId: null };
          const state = toHistoryState({ ...entry, location }, uid);
          visited = { search: formatLocation(location), state };
        }
      }),
    );
  });
});
