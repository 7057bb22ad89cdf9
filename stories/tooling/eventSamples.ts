import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  InputFrom,
  OutputFrom,
} from 'xstate';
import { featuredMovie, type Movie } from '@/domain/movie';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { IdentityFailure, type User } from '@/domain/session';
import { english } from '@/domain/texts/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { nodesUnder } from './chart';
import { runWords } from './chartWords';
import { machines, type MachineName } from './machines';
import { visitor } from '../support/people';

/** Who tells a machine something: a person, the page that shows it, or the world it has asked. */
export type EventSource = 'person' | 'page' | 'world';

/** Something that a machine can be told, with a payload that makes sense. */
export interface EventSample {
  readonly by: EventSource;
  /** The event in plain words. */
  readonly words: string;
  /** What sets it apart from others of the same event; empty where there is no need. */
  readonly note: string;
  readonly event: EventObject;
}

type MachineOf<Name extends MachineName> = (typeof machines)[Name];
type EventOf<Name extends MachineName> = EventFrom<MachineOf<Name>>;
type Payload<Event> = Event extends EventObject ? Omit<Event, 'type'> : never;
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<
  NonNullable<Parameters<Machine['provide']>[0]>['actors']
>;

interface MachineEvents<Name extends MachineName> {
  /** Every event of the machine's own, with samples of it. */
  readonly events: {
    readonly [Type in EventOf<Name>['type']]: {
      readonly by: EventSource;
      readonly as: readonly (Payload<Extract<EventOf<Name>, { type: Type }>> & {
        readonly note?: string;
      })[];
    };
  };
  /** What each of its actors may come to. */
  readonly outputs: {
    readonly [Source in keyof ActorsOf<MachineOf<Name>> & string]-?: OutputFrom<
      NonNullable<ActorsOf<MachineOf<Name>>[Source]>
    >;
  };
  /** What each of its actors may fail with. */
  readonly failure: Error;
  /** Everything that it may begin with. */
  readonly inputs: readonly InputFrom<MachineOf<Name>>[];
}

/** What every machine can be told; an event or an actor that is not named here does not compile. */
export const eventSamples: { readonly [Name in MachineName]: MachineEvents<Name> } = {
  session: {
    events: {
      'session.changed': {
        by: 'world',
        as: [
          { note: 'nobody', user: null },
          { note: 'Asha Rao', user: asha() },
        ],
      },
      'session.signedOutElsewhere': { by: 'world', as: [{}] },
      'session.watchFailed': { by: 'world', as: [{ cause: offline() }] },
      'session.signOut': { by: 'person', as: [{}] },
      'session.acknowledge': { by: 'person', as: [{}] },
    },
    outputs: { watchSession: undefined, signOut: undefined },
    failure: offline(),
    inputs: [{ remembered: null }, { remembered: asha() }],
  },
  authMode: {
    events: {
      'auth.submit': {
        by: 'person',
        as: [
          { note: 'filled in', credentials: visitor },
          { note: 'empty', credentials: { name: '', email: '', password: '' } },
        ],
      },
      'auth.switchMode': { by: 'person', as: [{}] },
      'auth.continueWithGoogle': { by: 'person', as: [{}] },
      'auth.forgotPassword': {
        by: 'person',
        as: [
          { note: 'filled in', email: visitor.email },
          { note: 'empty', email: '' },
        ],
      },
      'auth.approachGoogle': { by: 'page', as: [{}] },
      'auth.reset': { by: 'page', as: [{}] },
    },
    outputs: {
      signIn: undefined,
      signUp: undefined,
      signInWithGoogle: undefined,
      sendPasswordReset: undefined,
    },
    failure: new IdentityFailure(
      'auth/invalid-credential',
      'Firebase: Error (auth/invalid-credential).',
    ),
    inputs: [undefined],
  },
  language: {
    events: {
      'language.choose': {
        by: 'person',
        as: [
          { note: 'हिन्दी', language: 'hindi' },
          { note: 'Español', language: 'spanish' },
          { note: 'English', language: 'english' },
        ],
      },
    },
    outputs: { loadTexts: hindi },
    failure: offline(),
    inputs: [
      { language: 'english', fallback: english },
      { language: 'hindi', fallback: english },
    ],
  },
  rows: {
    events: {
      'rows.refresh': { by: 'world', as: [{}] },
      'rows.translate': {
        by: 'page',
        as: [{ note: 'हिन्दी', samples: sampleListsIn(hindi.samples) }],
      },
    },
    outputs: { watchRefetchTriggers: undefined, fetchList: sampleLists.topRated },
    failure: offline(),
    inputs: [{ samples: sampleLists }],
  },
  trailer: {
    events: {
      'trailer.feature': { by: 'page', as: [{ movieId: featured().id }] },
      'trailer.retry': { by: 'world', as: [{}] },
    },
    outputs: {
      watchRefetchTriggers: undefined,
      fetchTrailer: { key: 'story', name: 'A teaser', type: 'Teaser' },
    },
    failure: offline(),
    inputs: [{ fallback: fallbackTrailer }],
  },
  player: {
    events: {
      'player.toggleMotion': { by: 'person', as: [{}] },
      'player.toggleSound': { by: 'person', as: [{}] },
      'page.hidden': { by: 'page', as: [{}] },
      'page.shown': { by: 'page', as: [{}] },
    },
    outputs: { watchPage: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  searchMode: {
    events: {
      'mode.toggle': { by: 'person', as: [{}] },
      'mode.search': { by: 'page', as: [{}] },
      'mode.reset': { by: 'person', as: [{}] },
    },
    outputs: {},
    failure: offline(),
    inputs: [undefined],
  },
  search: {
    events: {
      'search.submit': {
        by: 'person',
        as: [
          { note: 'a heist in space', query: 'a heist in space' },
          { note: 'blank', query: ' ' },
        ],
      },
      'search.fill': { by: 'page', as: [{ note: 'a heist in space', query: 'a heist in space' }] },
      'search.edit': { by: 'person', as: [{}] },
      'search.retry': { by: 'person', as: [{}] },
      'search.cancel': { by: 'person', as: [{}] },
      'search.clear': { by: 'person', as: [{}] },
      'search.translate': { by: 'page', as: [{}] },
      'names.suggested': { by: 'world', as: [{ note: 'Heat', name: 'Heat' }] },
      'names.failed': { by: 'world', as: [{ cause: offline() }] },
      'names.completed': { by: 'world', as: [{}] },
      'lookup.found': {
        by: 'world',
        as: [{ note: 'Heat', name: 'Heat', movies: sampleLists.popular }],
      },
      'lookup.failed': { by: 'world', as: [{ note: 'Heat', name: 'Heat', cause: offline() }] },
      'names.merged': {
        by: 'world',
        as: [
          {
            note: 'Crouching Tiger, Hidden Dragon',
            names: [{ name: 'Crouching Tiger, Hidden Dragon' }],
          },
        ],
      },
      'merge.failed': { by: 'world', as: [{ cause: offline() }] },
      'lookups.completed': { by: 'world', as: [{}] },
    },
    outputs: { suggestNames: undefined, findRows: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  recentSearches: {
    events: {
      'recent.add': { by: 'page', as: [{ note: 'a heist in space', query: 'a heist in space' }] },
      'recent.remove': {
        by: 'person',
        as: [{ note: 'a heist in space', query: 'a heist in space' }],
      },
      'recent.clear': { by: 'person', as: [{}] },
      'recent.changed': {
        by: 'world',
        as: [{ note: 'in another tab', queries: ['movies with cat in it'] }],
      },
    },
    outputs: { watchRecent: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  popup: {
    events: {
      'popup.show': { by: 'person', as: [{ note: featured().title, movie: featured() }] },
      'popup.await': { by: 'page', as: [{ note: 'nobody’s', movieId: 1 }] },
      'popup.renew': {
        by: 'world',
        as: [{ note: 'हिन्दी', movies: sampleListsIn(hindi.samples).nowPlaying }],
      },
      'popup.close': { by: 'person', as: [{}] },
    },
    outputs: {},
    failure: offline(),
    inputs: [undefined],
  },
  connection: {
    events: {
      'connection.lost': { by: 'world', as: [{}] },
      'connection.restored': { by: 'world', as: [{}] },
    },
    outputs: { watchConnection: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  update: {
    events: {
      'update.found': { by: 'world', as: [{}] },
      'update.watchFailed': { by: 'world', as: [{ cause: offline() }] },
      'update.activate': { by: 'person', as: [{}] },
      'update.postpone': { by: 'person', as: [{}] },
    },
    outputs: { watchUpdates: undefined, activateUpdate: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  install: {
    events: {
      'install.enabled': { by: 'world', as: [{}] },
      'install.disabled': { by: 'world', as: [{}] },
      'install.watchFailed': { by: 'world', as: [{ cause: offline() }] },
      'install.prompt': { by: 'person', as: [{}] },
    },
    outputs: { watchInstaller: undefined, install: undefined },
    failure: offline(),
    inputs: [undefined],
  },
};

/** Everything that a machine can be told: its own events, and the answers of its actors. */
export function eventSamplesOf(name: MachineName): readonly EventSample[] {
  return [...eventsOf(name), ...answersOf(name)];
}

/** What a machine can be told now, because it would do something about it. */
export function possibleEvents(name: MachineName, snapshot: AnyMachineSnapshot) {
  if (snapshot.status !== 'active') return [];
  return eventSamplesOf(name).filter(({ event }) => snapshot.can(event));
}

function eventsOf(name: MachineName): readonly EventSample[] {
  return Object.entries(eventSamples[name].events).flatMap(([type, { by, as }]) =>
    as.map(({ note = '', ...payload }) => ({
      by,
      words: type,
      note,
      event: { type, ...payload },
    })),
  );
}

/** States that ask the same of the same actor get the same answers. */
function answersOf(name: MachineName): readonly EventSample[] {
  const { outputs, failure } = eventSamples[name];
  const machine: AnyStateMachine = machines[name];
  const answers = nodesUnder(machine.root).flatMap((node) =>
    node.invoke.flatMap((run) => {
      const source = typeof run.src === 'string' ? run.src : '';
      const answer = (type: string, verb: string, payload: object): EventSample[] =>
        node.transitions.has(`${type}.${run.id}`)
          ? [
              {
                by: 'world',
                words: `${runWords(run)} ${verb}`,
                note: '',
                event: { type: `${type}.${run.id}`, ...payload },
              },
            ]
          : [];
      return [
        ...answer('xstate.done.actor', 'is done', {
          actorId: run.id,
          output: Object.entries(outputs).find(([name]) => name === source)?.[1],
        }),
        ...answer('xstate.error.actor', 'fails', { actorId: run.id, error: failure }),
      ];
    }),
  );
  // The same actor may be at work in several states.
  return [...new Map(answers.map((saying) => [saying.words, saying])).values()];
}

function asha(): User {
  return {
    uid: 'asha',
    email: visitor.email,
    displayName: visitor.name,
    photoURL: null,
    accessToken: 'story',
  };
}

function offline(): Error {
  return new Error('The network is not there.');
}

function featured(): Movie {
  const movie = featuredMovie(sampleLists.nowPlaying);
  if (!movie) throw new Error('The samples hold no movie to feature.');
  return movie;
}
