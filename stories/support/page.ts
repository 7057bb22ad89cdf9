import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import type { Language } from '@/domain/language';
import type { StorySession, StoryTexts } from './storyServices';
import type { StoryInstaller, StoryVersion } from './storyDevice';
import type { MachineName, machines } from '../tooling/machines';

/** Where a page story opens, who is there, and what the browser remembers and has to tell. */
export interface PageParameters {
  readonly path: string;
  readonly session: StorySession;
  readonly language?: Language;
  readonly texts?: StoryTexts;
  readonly version?: StoryVersion;
  readonly installer?: StoryInstaller;
}

/** Which state of which machine a story shows when its play is over. */
export interface ShownState {
  readonly machine: MachineName;
  readonly state: object | string;
}

/** What the page reported: the catalogue's texts, each with its cause. */
export const report = fn();

/** Takes the place of loading the page anew. */
export const reload = fn();

/** Parameters of a page story: the whole product, opened at this path. */
export function opensAt(
  path: string,
  session: StorySession = 'signedIn',
  more: Omit<PageParameters, 'path' | 'session'> = {},
) {
  return { page: { path, session, ...more } satisfies PageParameters };
}

/**
 * Parameters of a story that shows a machine's state; checked once its play is over. In a list,
 * because Storybook would mix the state of an extended story into that of its extension.
 */
export function shows<Name extends MachineName>(
  machine: Name,
  state:
    | StateValueFrom<(typeof machines)[Name]>
    | StateNames<StateValueFrom<(typeof machines)[Name]>>,
) {
  return { shows: [{ machine, state }] satisfies readonly ShownState[] };
}

/** A state value, or any part of it from the top. */
type StateNames<Value> = Value extends string
  ? Value
  : Value extends object
    ? keyof Value | { [Key in keyof Value]?: StateNames<Value[Key]> }
    : never;
