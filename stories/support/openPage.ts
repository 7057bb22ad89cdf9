import { waitFor } from 'storybook/test';
import * as v from 'valibot';
import { defaultLanguage, isLanguage, languages, type Language } from '@/domain/language';
import type { LanguageEvent } from '@/machines/languageMachine';
import type { OpenedPage } from './openedPage';
import { reload, report } from './page';
import { pageParameters, sessions, type StorySession } from './pageParameters';
import { inspectorStore } from '../tooling/inspectorStore';
import { loadApp } from './loadApp';
import { setToolbarLanguage } from './setToolbarLanguage';
import { networks, type Network } from './storyWorld';

const toolbar = v.object({
  language: v.fallback(v.picklist(languages), defaultLanguage),
  // A URL gives 500 as a number.
  network: v.fallback(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.picklist(networks)),
    'fine',
  ),
  session: v.fallback(v.picklist(['auto', ...sessions]), 'auto'),
});

interface Context {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The open page and its environment. */
interface CurrentPage {
  readonly story: string;
  readonly session: StorySession;
  readonly network: Network;
  readonly opened: OpenedPage;
  /** False once the play is over; a reopened page is not played again. */
  isPlayPending: boolean;
  /** The language of the toolbar when it was last applied. */
  language: Language;
  /** The language that the page has chosen. */
  chosen: Language;
}

let current: CurrentPage | undefined;
let count = 0;

/**
 * Opens the page of a story. Another network or session opens it again; another language or motion
 * does not, so that its state stays.
 */
export async function openPage(context: Context) {
  const { id: story, parameters, globals } = context;
  if (!parameters.page) return {};
  const parsed = v.parse(pageParameters, parameters.page);
  const chosen = v.parse(toolbar, globals);
  const session = chosen.session === 'auto' ? parsed.session : chosen.session;
  const { network } = chosen;

  if (current?.story === story && current.session === session && current.network === network) {
    await followLanguage(context);
    return { page: current.opened };
  }

  const storyServices = await loadApp();
  count += 1;
  const key = count;
  inspectorStore.clear();
  report.mockClear();
  reload.mockClear();
  const services = await storyServices({
    session,
    network,
    language: parsed.language,
    texts: parsed.texts,
    version: parsed.version,
    recommender: parsed.recommender,
    installer: parsed.installer,
    explanation: parsed.explanation,
    inspect: inspectorStore.inspect,
    // What times out later belongs to no other story.
    report: (...failure) => {
      if (key === count) report(...failure);
    },
    reload,
  });
  const page = { key, path: parsed.path, services };
  const isPlayPending = current?.story !== story;
  current = {
    story,
    session,
    network,
    opened: page,
    isPlayPending,
    language: defaultLanguage,
    chosen: parsed.language,
  };
  return { page };
}

/** After the story is left or restarted. */
export function closePage({ id }: Context) {
  if (current?.story === id) current = undefined;
}

/** Applies the toolbar’s language. A new story does so after its play, so that all plays are in English. */
export async function followLanguage({ id, parameters, globals }: Context) {
  const { language } = v.parse(toolbar, globals);
  if (current?.story !== id || current.language === language) return;
  current.language = language;

  const choice: LanguageEvent = { type: 'language.choose', language };
  inspectorStore.machine('language')?.send(choice);
  if (v.parse(pageParameters, parameters.page).texts === 'pending') return;
  await waitFor(() => {
    if (!inspectorStore.machine('language')?.snapshot.matches('ready'))
      throw new Error('The texts are not loaded yet.');
  });
}

/** After the play, the toolbar follows the page. */
inspectorStore.subscribe(() => {
  const chosen: unknown = inspectorStore.machine('language')?.snapshot.context.chosen;
  if (!current || !isLanguage(chosen) || chosen === current.chosen) return;
  current.chosen = chosen;
  if (current.isPlayPending || chosen === current.language) return;
  current.language = chosen;
  setToolbarLanguage(chosen);
});

/**
 * True only for the first call after the play, and only if no toolbar changes the page. Later,
 * timeouts may change the state.
 */
export function hasJustPlayed({ id, globals }: Pick<Context, 'id' | 'globals'>): boolean {
  if (current?.story !== id || !current.isPlayPending) return false;
  current.isPlayPending = false;
  return !isChangedByToolbar({ globals });
}

/** Whether a toolbar overrides the story’s network or session. */
export function isChangedByToolbar({ globals }: Pick<Context, 'globals'>): boolean {
  const { network, session } = v.parse(toolbar, globals);
  return network !== 'fine' || session !== 'auto';
}
