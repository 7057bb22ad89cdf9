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

interface Samples<Of> {
  readonly source: EventSource;
  readonly payloads: readonly (Of & { readonly note?: string })[];
}

interface MachineEvents<Name extends MachineName> {
  readonly events: {
    readonly [Type in EventOf<Name>['type']]: Samples<
      Payload<Extract<EventOf<Name>, { type: Type }>>
    >;
  };
  /** The output of each actor. */
  readonly outputs: {
    readonly [Source in keyof ActorsOf<MachineOf<Name>> & string]-?: OutputFrom<
      NonNullable<ActorsOf<MachineOf<Name>>[Source]>
    >;
  };
  /** The error of its actors, unless they are offline. */
  readonly failure?: Error;
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
      'session.changed': world(
        { note: 'signed out', user: null },
        { note: 'Asha Rao', user: asha() },
      ),
      'session.signedOutElsewhere': world({}),
      'session.watchFailed': world({ cause: offline() }),
      'session.signOut': person({}),
      'session.acknowledge': person({}),
    },
    outputs: { watchSession: undefined, signOut: undefined },
    inputs: [{ remembered: null }, { remembered: asha() }],
  },
  authMode: {
    events: {
      'auth.submit': person(
        { note: 'filled in', credentials: visitor },
        { note: 'empty', credentials: { name: '', email: '', password: '' } },
      ),
      'auth.edit': person({ credentials: visitor }),
      'auth.switchMode': person({}),
      'auth.continueAsGuest': person({ credentials: visitor }),
      'auth.continueWithGoogle': person({}),
      'auth.forgotPassword': person(
        { note: 'filled in', email: visitor.email },
        { note: 'empty', email: '' },
      ),
      'auth.approachGoogle': page({}),
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
  slideshow: {
    events: { 'slideshow.toggle': person({}), 'page.hidden': page({}), 'page.shown': page({}) },
    outputs: { watchPage: undefined },
    inputs: [undefined],
  },
  language: {
    events: {
      'language.choose': person(
        { note: 'हिन्दी', language: 'hindi' },
        { note: 'Español', language: 'spanish' },
        { note: 'English', language: 'english' },
      ),
      'language.forget': page({ language: 'english' }),
      'browse.opened': page({ english }),
    },
    outputs: { loadTexts: hindi },
    inputs: [
      { language: 'english', english: entryEnglish },
      { language: 'hindi', english: entryEnglish },
    ],
  },
  rows: {
    events: {
      'refetch.triggered': world({}),
      'rows.translate': page({ note: 'हिन्दी', samples: sampleListsIn(hindi.samples) }),
    },
    outputs: { watchRefetchTriggers: undefined, fetchList: sampleLists.topRated },
    inputs: [{ samples: sampleLists }],
  },
  trailer: {
    events: { 'trailer.feature': page({ movieId: featured().id }), 'refetch.triggered': world({}) },
    outputs: {
      watchRefetchTriggers: undefined,
      fetchTrailer: { key: 'story', name: 'A teaser', type: 'Teaser' },
    },
    inputs: [{ fallback: fallbackTrailer }],
  },
  player: {
    events: {
      'player.toggleMotion': person({}),
      'player.toggleSound': person({}),
      'player.cover': page({}),
      'player.uncover': page({}),
      'page.hidden': page({}),
      'page.shown': page({}),
    },
    outputs: { watchPage: undefined },
    inputs: [undefined],
  },
  searchMode: {
    events: { 'mode.toggle': person({}), 'mode.search': page({}), 'mode.reset': person({}) },
    outputs: {},
    inputs: [undefined],
  },
  search: {
    events: {
      'search.submit': person(
        { note: 'a heist in space', query: 'a heist in space' },
        { note: 'blank', query: ' ' },
      ),
      'search.fill': page({ note: 'a heist in space', query: 'a heist in space' }),
      'search.restore': page({
        note: 'heist in space',
        query: 'heist in space',
        names: [{ name: 'Heat' }],
        overflowNames: [],
        lookups: {
          [nameKey({ name: 'Heat' })]: { kind: 'found', movies: sampleLists.popular },
        },
      }),
      'search.edit': person({}),
      'search.retry': person({}),
      'search.cancel': person({}),
      'search.clear': person({}),
      'search.translate': page({}),
      'names.suggested': world({ note: 'Heat', name: 'Heat' }),
      'names.failed': world({ cause: offline() }),
      'names.completed': world({}),
      'lookup.found': world({ note: 'Heat', name: 'Heat', movies: sampleLists.popular }),
      'lookup.failed': world({ note: 'Heat', name: 'Heat', cause: offline() }),
      'names.merged': world({
        note: 'Crouching Tiger, Hidden Dragon',
        names: [{ name: 'Crouching Tiger, Hidden Dragon' }],
      }),
      'fallback.failed': world({ cause: offline() }),
      'lookups.completed': world({}),
    },
    outputs: { suggestNames: undefined, findRows: undefined },
    inputs: [undefined],
  },
  recentSearches: {
    events: {
      'recent.add': page({ note: 'a heist in space', query: 'a heist in space' }),
      'recent.remove': person({ note: 'a heist in space', query: 'a heist in space' }),
      'recent.clear': person({}),
      'recent.changed': world({ note: 'in another tab', queries: ['movies with cat in it'] }),
    },
    outputs: { watchRecent: undefined },
    inputs: [undefined],
  },
  popup: {
    events: {
      'popup.show': person({ note: featured().title, movieId: featured().id }),
      'popup.restore': page({ note: featured().title, movieId: featured().id }),
      'popup.replace': person({ note: featured().title, movieId: featured().id }),
      'popup.close': person({}),
    },
    outputs: {},
    inputs: [undefined],
  },
  url: {
    events: {
      'url.popped': world(
        { note: 'a heist in space', key: 'search', entry: ownEntry(heistInSpace) },
        { note: 'the homepage', key: 'home', entry: homeEntry },
        {
          note: featured().title,
          key: 'popup',
          entry: ownEntry({ ...home, movieId: featured().id }, 1),
        },
      ),
      'url.written': page({ key: 'home', entry: homeEntry }),
      'url.applied': page({}),
      'location.changed': page(
        { note: 'a heist in space', location: heistInSpace },
        { note: 'the homepage', location: home },
      ),
      'mode.rendered': page(
        { note: 'home', mode: 'home' },
        { note: 'gptSearch', mode: 'gptSearch' },
      ),
    },
    outputs: {},
    inputs: [undefined],
  },
  connection: {
    events: { 'connection.lost': world({}), 'connection.restored': world({}) },
    outputs: { watchConnection: undefined },
    inputs: [undefined],
  },
  update: {
    events: {
      'update.found': world({}),
      'update.watchFailed': world({ cause: offline() }),
      'update.activate': person({}),
      'update.postpone': person({}),
    },
    outputs: { watchUpdates: undefined, activateUpdate: undefined },
    inputs: [undefined],
  },
  install: {
    events: {
      'install.enabled': world({}),
      'install.disabled': world({}),
      'install.watchFailed': world({ cause: offline() }),
      'install.prompt': person({}),
    },
    outputs: { watchInstaller: undefined, install: undefined },
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

function person<const Of extends object>(...payloads: readonly Of[]) {
  return samplesFrom('person', payloads);
}

function page<const Of extends object>(...payloads: readonly Of[]) {
  return samplesFrom('page', payloads);
}

function world<const Of extends object>(...payloads: readonly Of[]) {
  return samplesFrom('world', payloads);
}

function samplesFrom<Of extends object>(source: EventSource, payloads: readonly Of[]) {
  return { source, payloads };
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
  const { outputs, failure = offline() } = eventSamples[name];
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
