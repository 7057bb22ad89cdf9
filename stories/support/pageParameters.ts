import * as v from 'valibot';
import { defaultLanguage, languages } from '@/domain/language';

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

export type PageParameters = v.InferInput<typeof pageParameters>;

export type StorySession = (typeof sessions)[number];
export type StoryTexts = (typeof textsStates)[number];
export type StoryVersion = (typeof versions)[number];
export type StoryRecommender = (typeof recommenders)[number];
export type StoryExplanation = (typeof explanations)[number];
export type StoryInstaller = (typeof installers)[number];
