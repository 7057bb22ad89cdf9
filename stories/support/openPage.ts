import { waitFor } from 'storybook/test';
import * as v from 'valibot';
import { lazyRoutes } from '@/app/shell/lazyRoutes';
import { defaultLanguage, languages, type Language } from '@/domain/language';
import type { LanguageEvent } from '@/machines/languageMachine';
import type { Scene } from './Page';
import { reload, report } from './page';
import { inspectorStore } from '../tooling/inspectorStore';
import { installers, versions } from './storyDevice';
import { sessions, storyServices, textsNews, type StorySession } from './storyServices';
import { networks, type Network } from './storyWorld';

const pageParameters = v.object({
  path: v.string(),
  session: v.picklist(sessions),
  language: v.optional(v.picklist(languages), defaultLanguage),
  texts: v.optional(v.picklist(textsNews), 'come'),
  version: v.optional(v.picklist(versions), 'current'),
  installer: v.optional(v.picklist(installers), 'none'),
});

const toolbar = v.object({
  language: v.fallback(v.picklist(languages), defaultLanguage),
  // An address gives 500 as a number.
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

/** The page that is open, and the world that it was opened in. */
interface OpenPage {
  readonly story: string;
  readonly session: StorySession;
  readonly network: Network;
  readonly scene: Scene;
  /** Whether the story's play is yet to be over; nothing is played on a page reopened. */
  isToBePlayed: boolean;
  /** What the toolbar said when the page last listened. */
  language: Language;
}

let open: OpenPage | undefined;
let opened = 0;

/**
 * The page of a story, in a world as its parameters and the toolbar say. Another world opens it
 * anew; another language or motion does not, so that it stays in the state it is in.
 */
export async function openPage(context: Context) {
  const { id: story, parameters, globals } = context;
  if (!parameters.page) return {};
  const page = v.parse(pageParameters, parameters.page);
  const chosen = v.parse(toolbar, globals);
  const session = chosen.session === 'auto' ? page.session : chosen.session;
  const { network } = chosen;

  if (open?.story === story && open.session === session && open.network === network) {
    await followLanguage(context);
    return { scene: open.scene };
  }

  await Promise.all(Object.values(lazyRoutes).map((screen) => screen?.preload()));
  inspectorStore.clear();
  report.mockClear();
  reload.mockClear();
  const services = await storyServices({
    session,
    network,
    language: page.language,
    texts: page.texts,
    version: page.version,
    installer: page.installer,
    inspect: inspectorStore.inspect,
    report,
    reload,
  });
  opened += 1;
  const scene = { key: opened, path: page.path, services };
  const isToBePlayed = open?.story !== story;
  open = { story, session, network, scene, isToBePlayed, language: defaultLanguage };
  return { scene };
}

/** Forgets the page of a story that is left or begun anew. */
export function closePage({ id }: Context) {
  if (open?.story === id) open = undefined;
}

/**
 * Lets the open page speak the language of the toolbar. A story that begins does so once its play is
 * over, so that plays are written in one language.
 */
export async function followLanguage({ id, parameters, globals }: Context) {
  const { language } = v.parse(toolbar, globals);
  if (open?.story !== id || open.language === language) return;
  open.language = language;

  const choice: LanguageEvent = { type: 'language.choose', language };
  inspectorStore.player('language')?.send(choice);
  if (v.parse(pageParameters, parameters.page).texts === 'never come') return;
  await waitFor(() => {
    if (!inspectorStore.player('language')?.snapshot.matches('ready'))
      throw new Error('Texts are coming.');
  });
}

/**
 * Whether the story's play has just been played, in the story's own world. Said once: what waits for
 * an answer is given up after a while, and then shows another state.
 */
export function isJustPlayed({ id, globals }: Pick<Context, 'id' | 'globals'>): boolean {
  if (open?.story !== id || !open.isToBePlayed) return false;
  open.isToBePlayed = false;
  return !isElsewhere({ globals });
}

/** Whether the toolbar has put the page into another world than its story's own. */
export function isElsewhere({ globals }: Pick<Context, 'globals'>): boolean {
  const { network, session } = v.parse(toolbar, globals);
  return network !== 'fine' || session !== 'auto';
}
