import { deleteApp, getApps } from 'firebase/app';
import type { InspectionEvent } from 'xstate';
import type { Services } from '@/app/services/Services';
import type { Authenticator } from '@/domain/ports';
import { picturesAt } from '@/domain/pictures';
import { firebaseAuthenticator } from '@/services/firebase/firebaseAuthenticator';
import { lazyAuthenticator } from '@/services/firebase/lazyAuthenticator';
import { openaiRecommender } from '@/services/openaiRecommender';
import { removeCachedUser } from '@/services/firebase/removeCachedUser';
import { cachedUser } from '@/services/firebase/cachedUser';
import { tmdbCatalogue } from '@/services/tmdbCatalogue';
import { textsOf, type Language } from '@/domain/language';
import { firebaseUserKey, languageKey } from '@/domain/storageKeys';
import {
  storyInstaller,
  storyOfflineCache,
  type StoryInstaller,
  type StoryVersion,
} from './storyDevice';
import {
  forgetEverybody,
  setWeather,
  storyPerson,
  welcomePerson,
  type Network,
} from './storyWorld';

/**
 * Who is there when the page opens. `unknown` and `remembered` wait for the identity provider for
 * ever; `unreachable` is remembered too, and never gets through to it; `ended` is remembered,
 * but the provider knows the person no more.
 */
export const sessions = [
  'unknown',
  'remembered',
  'unreachable',
  'ended',
  'signedOut',
  'signedIn',
] as const;

export type StorySession = (typeof sessions)[number];

/** What becomes of the texts of a language that the page does not have yet. */
export const textsNews = ['come', 'never come', 'fail'] as const;

export type StoryTexts = (typeof textsNews)[number];

interface Scene {
  readonly session: StorySession;
  readonly network: Network;
  /** The language that this browser remembers. */
  readonly language: Language;
  readonly texts: StoryTexts;
  readonly version: StoryVersion;
  readonly installer: StoryInstaller;
  readonly inspect: (event: InspectionEvent) => void;
  readonly report: (what: string, cause: unknown) => void;
  readonly reload: () => void;
}

let opened = 0;
const never = () => new Promise<never>(() => {});

/** The real adapters before a pretend network, with the session the scene asks for. */
export async function storyServices(scene: Scene): Promise<Services> {
  await Promise.all(getApps().map(deleteApp));
  // The SDK of a page that is left may still forget its person; by another key, it cannot forget ours.
  opened += 1;
  const apiKey = `story-${opened}`;
  localStorage.clear();
  localStorage.setItem(languageKey, scene.language);

  forgetEverybody();
  setWeather('fine', []);
  if (scene.session !== 'signedOut' && scene.session !== 'unknown') await keepPerson(apiKey);
  if (scene.session === 'ended') forgetEverybody();
  setWeather(scene.network, [
    'movies',
    'suggestions',
    'pictures',
    ...(scene.session === 'signedOut' ? (['identity'] as const) : []),
  ]);

  const keeper = Promise.resolve(storyOfflineCache(scene.version));
  const installer = Promise.resolve(storyInstaller(scene.installer));

  return {
    authenticator: lazyAuthenticator({
      readCachedUser: () => cachedUser(apiKey, () => localStorage),
      removeCachedUser: () => removeCachedUser(apiKey, () => localStorage),
      load: loadingFor(scene.session, apiKey),
    }),
    catalogue: tmdbCatalogue({
      baseUrl: 'https://api.themoviedb.org',
      bearer: () => 'story',
      onEnglishFailure: (cause) =>
        scene.report('error fetching in English what is not translated', cause),
    }),
    recommender: openaiRecommender({
      apiKey: () => 'story',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-3.5-turbo',
      fallbackModel: 'gpt-4.1-mini',
      onFallback: (cause) => scene.report('the model is not there', cause),
    }),
    pictures: picturesAt('https://image.tmdb.org/t/p'),
    loadTexts: textsFor(scene.texts),
    loadOfflineCache: () => keeper,
    loadInstaller: () => installer,
    reload: scene.reload,
    playerUrl: (key) => new URL(`player.html?v=${key}`, document.baseURI).href,
    demoServices: ['identity', 'movies', 'suggestions'],
    report: scene.report,
    inspect: scene.inspect,
  };
}

function loadingFor(session: StorySession, apiKey: string): () => Promise<Authenticator> {
  if (session === 'unknown' || session === 'remembered') return never;
  if (session === 'unreachable') return () => Promise.reject(new Error('There is no network.'));
  return async () =>
    firebaseAuthenticator({
      apiKey,
      authDomain: 'story.firebaseapp.com',
      projectId: 'story',
      defaultPhotoURL: './default-avatar.svg',
      loadPopupResolver: () =>
        import('@/demo/identity/demoPopupResolver').then((demo) => demo.demoPopupResolver),
      storage: localStorage,
    });
}

function textsFor(texts: StoryTexts): Services['loadTexts'] {
  if (texts === 'never come') return never;
  if (texts === 'fail') return () => Promise.reject(new Error('There is no network.'));
  return textsOf;
}

/** Leaves in the storage what the SDK would have kept of the story's person. */
async function keepPerson(apiKey: string) {
  const { localId, idToken, refreshToken } = await welcomePerson();
  const now = Date.now();
  const kept = {
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
  localStorage.setItem(firebaseUserKey(apiKey), JSON.stringify(kept));
}
