import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  EventObject,
  InputFrom,
  OutputFrom,
} from 'xstate';
import { homeEntry, ownEntry } from '@/domain/historyStep';
import { home, type BrowseLocation } from '@/domain/location';
import { featuredMovie, type Movie } from '@/domain/movie';
import { nameKey } from '@/domain/movieName';
import { sampleLists, sampleListsIn } from '@/domain/samples/sampleLists';
import { fallbackTrailer } from '@/domain/samples/fallbackTrailer';
import { IdentityFailure, type User } from '@/domain/session';
import { english } from '@/domain/texts/english';
import { english as entryEnglish } from '@/domain/texts/entry/english';
import { hindi } from '@/domain/texts/hindi.hi-IN';
import { nodesUnder } from './chart';
import { runWords } from './chartWords';
import { machines, type MachineName } from './machines';
import { visitor } from '../support/people';

/** Where an event comes from: the user, the page, or a service. */
export type EventSource = 'person' | 'page' | 'world';

/** An event with a plausible payload. */
export interface EventSample {
  readonly source: EventSource;
  readonly label: string;
  /** Distinguishes samples of the same event; may be empty. */
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
  readonly events: {
    readonly [Type in EventOf<Name>['type']]: {
      readonly source: EventSource;
      readonly payloads: readonly (Payload<Extract<EventOf<Name>, { type: Type }>> & {
        readonly note?: string;
      })[];
    };
  };
  /** The output of each actor. */
  readonly outputs: {
    readonly [Source in keyof ActorsOf<MachineOf<Name>> & string]-?: OutputFrom<
      NonNullable<ActorsOf<MachineOf<Name>>[Source]>
    >;
  };
  /** The error of its actors. */
  readonly failure: Error;
  readonly inputs: readonly InputFrom<MachineOf<Name>>[];
}

const heistInSpace: BrowseLocation = {
  search: { query: 'a heist in space', asked: true },
  movieId: null,
};

/** Samples for every machine. A missing event or actor does not compile. */
export const eventSamples: { readonly [Name in MachineName]: MachineEvents<Name> } = {
  session: {
    events: {
      'session.changed': {
        source: 'world',
        payloads: [
          { note: 'signed out', user: null },
          { note: 'Asha Rao', user: asha() },
        ],
      },
      'session.signedOutElsewhere': { source: 'world', payloads: [{}] },
      'session.watchFailed': { source: 'world', payloads: [{ cause: offline() }] },
      'session.signOut': { source: 'person', payloads: [{}] },
      'session.acknowledge': { source: 'person', payloads: [{}] },
    },
    outputs: { watchSession: undefined, signOut: undefined },
    failure: offline(),
    inputs: [{ remembered: null }, { remembered: asha() }],
  },
  authMode: {
    events: {
      'auth.submit': {
        source: 'person',
        payloads: [
          { note: 'filled in', credentials: visitor },
          { note: 'empty', credentials: { name: '', email: '', password: '' } },
        ],
      },
      'auth.edit': { source: 'person', payloads: [{ credentials: visitor }] },
      'auth.switchMode': { source: 'person', payloads: [{}] },
      'auth.continueAsGuest': { source: 'person', payloads: [{ credentials: visitor }] },
      'auth.continueWithGoogle': { source: 'person', payloads: [{}] },
      'auth.forgotPassword': {
        source: 'person',
        payloads: [
          { note: 'filled in', email: visitor.email },
          { note: 'empty', email: '' },
        ],
      },
      'auth.approachGoogle': { source: 'page', payloads: [{}] },
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
  wall: {
    events: {
      'wall.toggle': { source: 'person', payloads: [{}] },
      'page.hidden': { source: 'page', payloads: [{}] },
      'page.shown': { source: 'page', payloads: [{}] },
    },
    outputs: { watchPage: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  language: {
    events: {
      'language.choose': {
        source: 'person',
        payloads: [
          { note: 'हिन्दी', language: 'hindi' },
          { note: 'Español', language: 'spanish' },
          { note: 'English', language: 'english' },
        ],
      },
      'language.forget': { source: 'page', payloads: [{ language: 'english' }] },
      'browse.opened': { source: 'page', payloads: [{ english }] },
    },
    outputs: { loadTexts: hindi },
    failure: offline(),
    inputs: [
      { language: 'english', english: entryEnglish },
      { language: 'hindi', english: entryEnglish },
    ],
  },
  rows: {
    events: {
      'rows.refresh': { source: 'world', payloads: [{}] },
      'rows.translate': {
        source: 'page',
        payloads: [{ note: 'हिन्दी', samples: sampleListsIn(hindi.samples) }],
      },
    },
    outputs: { watchRefetchTriggers: undefined, fetchList: sampleLists.topRated },
    failure: offline(),
    inputs: [{ samples: sampleLists }],
  },
  trailer: {
    events: {
      'trailer.feature': { source: 'page', payloads: [{ movieId: featured().id }] },
      'trailer.retry': { source: 'world', payloads: [{}] },
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
      'player.toggleMotion': { source: 'person', payloads: [{}] },
      'player.toggleSound': { source: 'person', payloads: [{}] },
      'page.hidden': { source: 'page', payloads: [{}] },
      'page.shown': { source: 'page', payloads: [{}] },
    },
    outputs: { watchPage: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  searchMode: {
    events: {
      'mode.toggle': { source: 'person', payloads: [{}] },
      'mode.search': { source: 'page', payloads: [{}] },
      'mode.reset': { source: 'person', payloads: [{}] },
    },
    outputs: {},
    failure: offline(),
    inputs: [undefined],
  },
  search: {
    events: {
      'search.submit': {
        source: 'person',
        payloads: [
          { note: 'a heist in space', query: 'a heist in space' },
          { note: 'blank', query: ' ' },
        ],
      },
      'search.fill': {
        source: 'page',
        payloads: [{ note: 'a heist in space', query: 'a heist in space' }],
      },
      'search.restore': {
        source: 'page',
        payloads: [
          {
            note: 'heist in space',
            query: 'heist in space',
            names: [{ name: 'Heat' }],
            overflowNames: [],
            lookups: {
              [nameKey({ name: 'Heat' })]: { kind: 'found', movies: sampleLists.popular },
            },
          },
        ],
      },
      'search.edit': { source: 'person', payloads: [{}] },
      'search.retry': { source: 'person', payloads: [{}] },
      'search.cancel': { source: 'person', payloads: [{}] },
      'search.clear': { source: 'person', payloads: [{}] },
      'search.translate': { source: 'page', payloads: [{}] },
      'names.suggested': { source: 'world', payloads: [{ note: 'Heat', name: 'Heat' }] },
      'names.failed': { source: 'world', payloads: [{ cause: offline() }] },
      'names.completed': { source: 'world', payloads: [{}] },
      'lookup.found': {
        source: 'world',
        payloads: [{ note: 'Heat', name: 'Heat', movies: sampleLists.popular }],
      },
      'lookup.failed': {
        source: 'world',
        payloads: [{ note: 'Heat', name: 'Heat', cause: offline() }],
      },
      'names.merged': {
        source: 'world',
        payloads: [
          {
            note: 'Crouching Tiger, Hidden Dragon',
            names: [{ name: 'Crouching Tiger, Hidden Dragon' }],
          },
        ],
      },
      'merge.failed': { source: 'world', payloads: [{ cause: offline() }] },
      'lookups.completed': { source: 'world', payloads: [{}] },
    },
    outputs: { suggestNames: undefined, findRows: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  recentSearches: {
    events: {
      'recent.add': {
        source: 'page',
        payloads: [{ note: 'a heist in space', query: 'a heist in space' }],
      },
      'recent.remove': {
        source: 'person',
        payloads: [{ note: 'a heist in space', query: 'a heist in space' }],
      },
      'recent.clear': { source: 'person', payloads: [{}] },
      'recent.changed': {
        source: 'world',
        payloads: [{ note: 'in another tab', queries: ['movies with cat in it'] }],
      },
    },
    outputs: { watchRecent: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  popup: {
    events: {
      'popup.show': {
        source: 'person',
        payloads: [{ note: featured().title, movieId: featured().id }],
      },
      'popup.close': { source: 'person', payloads: [{}] },
    },
    outputs: {},
    failure: offline(),
    inputs: [undefined],
  },
  url: {
    events: {
      'url.popped': {
        source: 'world',
        payloads: [
          { note: 'a heist in space', key: 'search', entry: ownEntry(heistInSpace) },
          { note: 'the homepage', key: 'home', entry: homeEntry },
          {
            note: featured().title,
            key: 'popup',
            entry: ownEntry({ ...home, movieId: featured().id }, 1),
          },
        ],
      },
      'url.written': { source: 'page', payloads: [{ key: 'home', entry: homeEntry }] },
      'url.applied': { source: 'page', payloads: [{}] },
      'location.changed': {
        source: 'page',
        payloads: [
          { note: 'a heist in space', location: heistInSpace },
          { note: 'the homepage', location: home },
        ],
      },
      'screen.rendered': {
        source: 'page',
        payloads: [
          { note: 'home', screen: 'home' },
          { note: 'gptSearch', screen: 'gptSearch' },
        ],
      },
    },
    outputs: {},
    failure: offline(),
    inputs: [undefined],
  },
  connection: {
    events: {
      'connection.lost': { source: 'world', payloads: [{}] },
      'connection.restored': { source: 'world', payloads: [{}] },
    },
    outputs: { watchConnection: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  update: {
    events: {
      'update.found': { source: 'world', payloads: [{}] },
      'update.watchFailed': { source: 'world', payloads: [{ cause: offline() }] },
      'update.activate': { source: 'person', payloads: [{}] },
      'update.postpone': { source: 'person', payloads: [{}] },
    },
    outputs: { watchUpdates: undefined, activateUpdate: undefined },
    failure: offline(),
    inputs: [undefined],
  },
  install: {
    events: {
      'install.enabled': { source: 'world', payloads: [{}] },
      'install.disabled': { source: 'world', payloads: [{}] },
      'install.watchFailed': { source: 'world', payloads: [{ cause: offline() }] },
      'install.prompt': { source: 'person', payloads: [{}] },
    },
    outputs: { watchInstaller: undefined, install: undefined },
    failure: offline(),
    inputs: [undefined],
  },
};

/** Such as `auth.submit: filled in`. */
export function labelOf({ label, note }: Pick<EventSample, 'label' | 'note'>): string {
  return [label, note].filter(Boolean).join(': ');
}

/** A machine’s own events, and the done and error events of its actors. */
export function eventSamplesOf(name: MachineName): readonly EventSample[] {
  return [...eventsOf(name), ...actorEventsOf(name)];
}

/** The events that a snapshot reacts to. */
export function possibleEvents(name: MachineName, snapshot: AnyMachineSnapshot) {
  if (snapshot.status !== 'active') return [];
  return eventSamplesOf(name).filter(({ event }) => snapshot.can(event));
}

function eventsOf(name: MachineName): readonly EventSample[] {
  return Object.entries(eventSamples[name].events).flatMap(([type, { source, payloads }]) =>
    payloads.map(({ note = '', ...payload }) => ({
      source,
      label: type,
      note,
      event: { type, ...payload },
    })),
  );
}

function actorEventsOf(name: MachineName): readonly EventSample[] {
  const { outputs, failure } = eventSamples[name];
  const machine: AnyStateMachine = machines[name];
  const events = nodesUnder(machine.root).flatMap((node) =>
    node.invoke.flatMap((run) => {
      const source = typeof run.src === 'string' ? run.src : '';
      const eventOf = (type: string, verb: string, payload: object): EventSample[] =>
        node.transitions.has(`${type}.${run.id}`)
          ? [
              {
                source: 'world',
                label: `${runWords(run)} ${verb}`,
                note: '',
                event: { type: `${type}.${run.id}`, ...payload },
              },
            ]
          : [];
      return [
        ...eventOf('xstate.done.actor', 'is done', {
          actorId: run.id,
          output: Object.entries(outputs).find(([name]) => name === source)?.[1],
        }),
        ...eventOf('xstate.error.actor', 'fails', { actorId: run.id, error: failure }),
      ];
    }),
  );
  // Several states may invoke the same actor.
  return [...new Map(events.map((sample) => [sample.label, sample])).values()];
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
  return new Error('offline');
}

function featured(): Movie {
  const movie = featuredMovie(sampleLists.nowPlaying);
  if (!movie) throw new Error('The samples hold no movie to feature.');
  return movie;
}
