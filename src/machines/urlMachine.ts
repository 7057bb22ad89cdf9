import { assign, setup, type SnapshotFrom } from 'xstate';
import { homeEntry, nextHistoryStep, type HistoryEntry } from '@/domain/historyStep';
import {
  home,
  isSameLocation,
  isSameSearch,
  modeOf,
  type BrowseLocation,
  type BrowseMode,
} from '@/domain/location';

interface Arrival {
  /** React Router's key of the history entry. */
  readonly key: string;
  readonly entry: HistoryEntry;
}

export type UrlEvent =
  /** The page was loaded, or the visitor went Back or Forward. */
  | ({ type: 'url.popped' } & Arrival)
  /** The router has rendered a push or a replace. */
  | ({ type: 'url.written' } & Arrival)
  /** The other machines have the location of the URL. */
  | { type: 'url.applied' }
  /** The other machines have another location. */
  | { type: 'location.changed'; location: BrowseLocation }
  | { type: 'mode.rendered'; mode: BrowseMode };

interface UrlContext extends Arrival {
  /** Where the other machines are. */
  readonly location: BrowseLocation;
  /** Where they were when the URL last changed. */
  readonly arrived: BrowseLocation | null;
  readonly rendered: BrowseMode | null;
}

export const urlMachine = setup({
  types: { context: {} as UrlContext, events: {} as UrlEvent },
  delays: { backTimeoutMs: 2_000 },
  actions: {
    setEntry: assign((_, arrival: Arrival) => arrival),
    setNextEntry: assign(({ context }) => {
      const step = stepOf(context);
      return step.kind === 'stay' ? {} : { entry: step.entry };
    }),
    setLocation: assign((_, params: { location: BrowseLocation }) => params),
    setArrived: assign(({ context: { location } }) => ({ arrived: location })),
    setRendered: assign((_, { mode }: { mode: BrowseMode }) => ({ rendered: mode })),
    pushEntry: (_, _params: { entry: HistoryEntry }) => {},
    replaceEntry: (_, _params: { entry: HistoryEntry }) => {},
    goBack: (_, _params: { by: number }) => {},
    saveScroll: (_, _params: { key: string }) => {},
    restoreScroll: (_, _params: { key: string }) => {},
  },
  guards: {
    shouldPush: ({ context }) => stepOf(context).kind === 'push',
    shouldReplace: ({ context }) => stepOf(context).kind === 'replace',
    shouldGoBack: ({ context }) => stepOf(context).kind === 'back',
    /** The visitor did something else before the history went back. */
    hasMoved: ({ context: { entry, location } }) => !isSameLocation(entry.location, location),
    hasOtherSearch: ({ context: { arrived, location } }) =>
      arrived === null || !isSameSearch(arrived, location),
    hasOtherMode: ({ context: { arrived, location } }) =>
      arrived !== null && modeOf(arrived) !== modeOf(location),
    isRendered: ({ context: { rendered, location } }) => rendered === modeOf(location),
  },
}).createMachine({
  id: 'url',
  options: { maxIterations: 100 },
  context: { key: '', entry: homeEntry, location: home, arrived: null, rendered: null },
  type: 'parallel',
  on: {
    'mode.rendered': {
      actions: { type: 'setRendered', params: ({ event: { mode } }) => ({ mode }) },
    },
  },
  states: {
    history: {
      initial: 'unstarted',
      on: {
        'url.popped': [
          {
            guard: 'isRendered',
            target: '.applying',
            actions: [
              { type: 'saveScroll', params: keyOf },
              { type: 'setEntry', params: arrivalOf },
            ],
          },
          { target: '.applying', actions: { type: 'setEntry', params: arrivalOf } },
        ],
        'url.written': {
          actions: [{ type: 'setEntry', params: arrivalOf }, 'setArrived'],
        },
        'location.changed': [
          {
            guard: 'isRendered',
            actions: [
              { type: 'saveScroll', params: keyOf },
              { type: 'setLocation', params: locationOf },
            ],
          },
          { actions: { type: 'setLocation', params: locationOf } },
        ],
      },
      states: {
        unstarted: {
          on: {
            'url.popped': {
              target: 'applying',
              actions: { type: 'setEntry', params: arrivalOf },
            },
            'url.written': {
              target: 'applying',
              actions: { type: 'setEntry', params: arrivalOf },
            },
          },
        },
        applying: {
          on: {
            'location.changed': {
              actions: { type: 'setLocation', params: locationOf },
            },
            'url.applied': { target: 'following', actions: 'setArrived' },
          },
        },
        following: {
          always: [
            {
              guard: 'shouldPush',
              target: 'writing',
              actions: ['setNextEntry', { type: 'pushEntry', params: entryOf }],
            },
            {
              guard: 'shouldReplace',
              target: 'writing',
              actions: ['setNextEntry', { type: 'replaceEntry', params: entryOf }],
            },
            {
              guard: 'shouldGoBack',
              target: 'leaving',
              // Going back takes time; until then the URL is right in case of a reload.
              actions: [
                'setNextEntry',
                { type: 'replaceEntry', params: entryOf },
                { type: 'goBack', params: ({ context }) => ({ by: context.entry.entriesToPage }) },
              ],
            },
          ],
        },
        writing: {
          on: {
            'url.written': {
              target: 'following',
              actions: [{ type: 'setEntry', params: arrivalOf }, 'setArrived'],
            },
          },
        },
        leaving: {
          // A browser that has dropped the oldest entries cannot go back that far.
          after: { backTimeoutMs: 'following' },
          on: {
            'url.popped': {
              guard: 'hasMoved',
              target: 'following',
              actions: { type: 'setEntry', params: arrivalOf },
            },
          },
        },
      },
    },
    /** Waits until the new screen is rendered. */
    scroll: {
      initial: 'settled',
      on: {
        'url.applied': { guard: 'hasOtherSearch', target: '.restoring' },
        'url.written': { guard: 'hasOtherMode', target: '.restoring' },
      },
      states: {
        settled: {},
        restoring: {
          always: {
            guard: 'isRendered',
            target: 'settled',
            actions: { type: 'restoreScroll', params: keyOf },
          },
        },
      },
    },
  },
});

export type UrlSnapshot = SnapshotFrom<typeof urlMachine>;

function stepOf({ entry, location }: UrlContext) {
  return nextHistoryStep(entry, location);
}

function arrivalOf({ event: { key, entry } }: { event: Arrival }) {
  return { key, entry };
}

function locationOf({ event: { location } }: { event: { location: BrowseLocation } }) {
  return { location };
}

function keyOf({ context: { key } }: { context: UrlContext }) {
  return { key };
}

function entryOf({ context: { entry } }: { context: UrlContext }) {
  return { entry };
}
