import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import * as v from 'valibot';
import { defaultLanguage, languages } from '@/domain/language';
import type { MachineName, machines } from '../tooling/machines';
import { loadApp } from './loadApp';

/**
 * Who is signed in when the page opens. With `unknown` and `remembered` the identity provider never
 * responds. `unreachable` is remembered but the provider fails. `ended` is remembered but the account
 * is gone.
 */
export const sessions = [
  'unknown',
  'remembered',
  'unreachable',
  'ended',
  'signedOut',
  'signedIn',
] as const;

/** Loading of the texts of another language. */
const textsStates = ['ready', 'pending', 'failing'] as const;

const versions = ['current', 'new', 'new, slow', 'new, broken'] as const;

/** Whether the chat service is the demo’s. */
const recommenders = ['demo', 'live'] as const;

/** Whether the browser offers an installation. */
const installers = ['none', 'offers'] as const;

/** What explains a query. The demo also says what it understood. */
const explanations = ['live', 'demo'] as const;

/** `parameters.page` of a page story. */
export const pageParameters = v.object({
  path: v.string(),
  session: v.picklist(sessions),
  language: v.optional(v.picklist(languages), defaultLanguage),
  texts: v.optional(v.picklist(textsStates), 'ready'),
  version: v.optional(v.picklist(versions), 'current'),
  recommender: v.optional(v.picklist(recommenders), 'demo'),
  installer: v.optional(v.picklist(installers), 'none'),
  explanation: v.optional(v.picklist(explanations), 'live'),
});

type PageParameters = v.InferInput<typeof pageParameters>;

export type StorySession = (typeof sessions)[number];
export type StoryTexts = (typeof textsStates)[number];
export type StoryVersion = (typeof versions)[number];
export type StoryRecommender = (typeof recommenders)[number];
export type StoryExplanation = (typeof explanations)[number];
export type StoryInstaller = (typeof installers)[number];

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
