import { deleteApp, getApps } from 'firebase/app';
import type { InspectionEvent } from 'xstate';
import { movieServices } from '@/app/services/movieServices';
import type { Services } from '@/app/services/Services';
import { readSettings } from '@/app/settings';
import { explainByFacts } from '@/domain/queryExplanation';
import { picturesAt } from '@/domain/pictures';
import { firebaseAuthenticator } from '@/services/firebase/firebaseAuthenticator';
import { lazy } from '@/services/lazy';
import { lazyAuthenticator } from '@/services/firebase/lazyAuthenticator';
import { removeCachedUser } from '@/services/firebase/internals/removeCachedUser';
import { cachedUser } from '@/services/firebase/internals/cachedUser';
import type { Language } from '@/domain/language';
import { loadTexts } from '@/domain/loadTexts';
import { firebaseUserKey, languageKey, searchAnswersKey } from '@/domain/storageKeys';
import type {
  StoryExplanation,
  StoryInstaller,
  StoryRecommender,
  StorySession,
  StoryTexts,
  StoryVersion,
} from './pageParameters';
import { storyInstaller, storyOfflineCache } from './storyDevice';
import { clearAccounts, setNetwork, storyPerson, createAccount, type Network } from './storyWorld';

interface StoryServicesOptions {
  readonly session: StorySession;
  readonly network: Network;
  /** The remembered language. */
  readonly language: Language;
  readonly texts: StoryTexts;
  readonly version: StoryVersion;
  readonly recommender: StoryRecommender;
  readonly installer: StoryInstaller;
  readonly explanation: StoryExplanation;
  readonly inspect: (event: InspectionEvent) => void;
  readonly report: (what: string, cause: unknown) => void;
  readonly reload: () => void;
}

const settings = readSettings({});
let opened = 0;
const never = () => new Promise<never>(() => {});

/** The real adapters on the demo world’s network. */
export async function storyServices(options: StoryServicesOptions): Promise<Services> {
  await Promise.all(getApps().map(deleteApp));
  // The SDK of the previous page may still clear its user; another key protects ours.
  opened += 1;
  const apiKey = `story-${opened}`;
  localStorage.clear();
  sessionStorage.removeItem(searchAnswersKey);
  localStorage.setItem(languageKey, options.language);

  clearAccounts();
  setNetwork('fine', []);
  if (options.session !== 'signedOut' && options.session !== 'unknown') await saveUser(apiKey);
  if (options.session === 'ended') clearAccounts();
  setNetwork(options.network, [
    'movies',
    'suggestions',
    'pictures',
    ...(options.session === 'signedOut' ? (['identity'] as const) : []),
  ]);

  return {
    authenticator: lazyAuthenticator({
      readCachedUser: () => cachedUser(apiKey, () => localStorage),
      removeCachedUser: () => removeCachedUser(apiKey, () => localStorage),
      load: authenticatorLoader(options, apiKey),
    }),
    ...movieServices(settings, {
      bearerOf: () => async () => 'story',
      gatewayHeaders: undefined,
      report: options.report,
    }),
    pictures: picturesAt(settings.imageBaseUrl),
    loadTexts: textsLoader(options.texts),
    offlineCache: lazy(async () => storyOfflineCache(options.version)),
    installer: lazy(async () => storyInstaller(options.installer)),
    reload: options.reload,
    playerUrl: (key) => new URL(`player.html?v=${key}`, document.baseURI).href,
    demoServices:
      options.recommender === 'demo'
        ? ['identity', 'movies', 'suggestions']
        : ['identity', 'movies'],
    explainer: lazy(() => explainerOf(options.explanation)),
    report: options.report,
    inspect: options.inspect,
  };
}

async function explainerOf(explanation: StoryExplanation) {
  if (explanation === 'live') return explainByFacts;
  const { explainByDemo } = await import('@/demo/chat/explainByDemo');
  return explainByDemo;
}

function authenticatorLoader(
  { session, report }: Pick<StoryServicesOptions, 'session' | 'report'>,
  apiKey: string,
): Parameters<typeof lazyAuthenticator>[0]['load'] {
  if (session === 'unknown' || session === 'remembered') return never;
  if (session === 'unreachable') return () => Promise.reject(new Error('offline'));
  return async () =>
    firebaseAuthenticator({
      apiKey,
      authDomain: 'story.firebaseapp.com',
      projectId: 'story',
      defaultPhotoURL: './default-avatar.svg',
      loadPopupResolver: () =>
        import('@/app/services/demoPopupResolver').then((demo) => demo.demoPopupResolver),
      storage: localStorage,
      report,
    });
}

function textsLoader(texts: StoryTexts): Services['loadTexts'] {
  if (texts === 'pending') return never;
  if (texts === 'failing') return () => Promise.reject(new Error('offline'));
  return loadTexts;
}

/** Writes the user to storage in the format of the SDK. */
async function saveUser(apiKey: string) {
  const { localId, idToken, refreshToken } = await createAccount();
  const now = Date.now();
  const user = {
    uid: localId,
    email: storyPerson.email,
    emailVerified: false,
    displayName: storyPerson.displayName,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: now + 3_600_000 },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  localStorage.setItem(firebaseUserKey(apiKey), JSON.stringify(user));
}
