import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import type { MachineName, machines } from '../tooling/machines';
import { loadApp } from './loadApp';
import type { PageParameters, StorySession } from './pageParameters';

/** The machine state of a story after its play. */
export interface ShownState {
  readonly machine: MachineName;
  readonly state: object | string;
}

/** Receives all reported failures. */
export const report = fn();

/** Replaces `location.reload`. */
export const reload = fn();

/** Parameters of a page story. The app loads with its file, before the story renders. */
export function opensAt(
  path: string,
  session: StorySession = 'signedIn',
  more: Omit<PageParameters, 'path' | 'session'> = {},
) {
  // What fails here fails again when the page opens.
  loadApp().catch(() => undefined);
  return { page: { path, session, ...more } satisfies PageParameters };
}

/** Checked after the play. A list, because Storybook merges the objects of a story and its extension. */
export function shows<Name extends MachineName>(
  machine: Name,
  state:
    | StateValueFrom<(typeof machines)[Name]>
    | StateNames<StateValueFrom<(typeof machines)[Name]>>,
) {
  return { shows: [{ machine, state }] satisfies readonly ShownState[] };
}

/** `shows('rows', …)` with every row in one state. */
export function allRows<State extends string>(state: State) {
  return { upcoming: state, popular: state, topRated: state, nowPlaying: state };
}

/** A state value or an upper part of it. */
type StateNames<Value> = Value extends string
  ? Value
  : Value extends object
    ? keyof Value | { [Key in keyof Value]?: StateNames<Value[Key]> }
    : never;
