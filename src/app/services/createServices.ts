import { loadTexts } from '@/domain/loadTexts';
import type { ExplainQuery } from '@/domain/queryExplanation';
import { picturesAt } from '@/domain/pictures';
import type { DemoService } from '@/domain/texts/Texts';
import { lazy } from '@/services/lazy';
import { serviceWorkers } from '@/services/network';
import { lazyAuthenticator } from '@/services/firebase/lazyAuthenticator';
import { appCheckHeaders } from '@/services/firebase/appCheckHeaders';
import { loadTimeoutMs, unlessAborted, within } from '@/domain/within';
import { removeCachedUser } from '@/services/firebase/internals/removeCachedUser';
import { cachedUser } from '@/services/firebase/internals/cachedUser';
import { capturedInstallPrompt } from '../lifecycle/capturedInstallPrompt';
import { report } from './report';
import type { Services } from './Services';
import type { Bearer, Settings } from '../settings';
import { removeItem, setItem, getItem } from './storage';
import { onPageIdle } from '../lifecycle/onPageIdle';
import { reloadWithTyped } from '../lifecycle/reloadForMissingChunks';
import { tokenOf } from './tokenOf';

/** The names of a search wait for the explanation. */
const explanationTimeoutMs = 5_000;

const demoServices: readonly DemoService[] = [
  ...(__DEMO__.identity ? (['identity'] as const) : []),
  ...(__DEMO__.movies ? (['movies'] as const) : []),
  ...(__DEMO__.suggestions ? (['suggestions'] as const) : []),
];

export function createServices(settings: Settings): Services {
  const { identity, appCheckSiteKey = '' } = settings;

  const demo = lazy(async () => {
    if (__DEMO__.identity || __DEMO__.movies || __DEMO__.suggestions) {
      // MSW reads `localStorage` on import, which throws if storage is denied.
      const { ensureLocalStorage } = await import('@/demo/ensureLocalStorage');
      ensureLocalStorage();
      const { startDemo } = await import('./startDemo');
      startDemo(demoServices);
    }
  });

  const authenticator = lazyAuthenticator({
    readCachedUser: () => cachedUser(identity.apiKey, () => localStorage),
    removeCachedUser: () => removeCachedUser(identity.apiKey, () => localStorage),
    whenIdle: () => new Promise((resolve) => onPageIdle(resolve)),
    load: async () => {
      const [{ firebaseAuthenticator }] = await Promise.all([
        import('@/services/firebase/firebaseAuthenticator'),
        demo.load(),
      ]);
      return firebaseAuthenticator({
        ...identity,
        defaultPhotoURL: new URL(`${import.meta.env.BASE_URL}default-avatar.svg`, location.origin)
          .href,
        loadPopupResolver: __DEMO__.identity
          ? () => import('./demoPopupResolver').then((it) => it.demoPopupResolver)
          : () =>
              import('@/services/firebase/googlePopupResolver').then(
                ({ googlePopupResolver }) => googlePopupResolver,
              ),
        storage: { getItem, setItem, removeItem },
        report,
      });
    },
  });

  const gatewayHeaders = __APP_CHECK__
    ? appCheckHeaders({
        load: lazy(async () => {
          const { appCheckToken } = await import('@/services/firebase/appCheck');
          return appCheckToken(identity, appCheckSiteKey);
        }).load,
        onMissing: (cause) => report('error asking App Check for a token', cause),
      })
    : undefined;

  const bearerOf = (bearer: Bearer) => async (refused?: string) => {
    await demo.load();
    return bearer.kind === 'key' ? bearer.key : tokenOf(authenticator, refused);
  };

  const { load: loadMovies, method: movieMethod } = lazy(
    async () => {
      const { movieServices } = await import('./movieServices');
      return movieServices(settings, { bearerOf, gatewayHeaders, report });
    },
    { limit: (loading) => within(loadTimeoutMs, loading) },
  );

  const offlineCache = lazy(
    async () => {
      const container = serviceWorkers();
      if (!import.meta.env.PROD || !container) return undefined;
      const { serviceWorkerCache } = await import('@/services/serviceWorkerCache');
      const scope = import.meta.env.BASE_URL;
      return serviceWorkerCache({ scriptUrl: `${scope}sw.js`, scope, container });
    },
    { isQuietOffline: true },
  );

  const installer = lazy(
    async () => {
      const { browserInstaller } = await import('@/services/browserInstaller');
      return browserInstaller(window, capturedInstallPrompt());
    },
    { isQuietOffline: true },
  );

  const explainer = lazy<ExplainQuery>(
    async () => {
      if (__DEMO__.suggestions) return (await import('@/demo/chat/explainByDemo')).explainByDemo;
      return (await import('@/domain/queryExplanation')).explainByFacts;
    },
    // The demo's search waits for the same chunk.
    {
      limit: (loading) =>
        within(__DEMO__.suggestions ? loadTimeoutMs : explanationTimeoutMs, loading),
    },
  );

  return {
    authenticator,
    catalogue: {
      list: movieMethod(({ catalogue }) => catalogue.list),
      videos: movieMethod(({ catalogue }) => catalogue.videos),
      findByName: movieMethod(({ catalogue }) => catalogue.findByName),
    },
    recommender: {
      async *suggestNames(query, call) {
        const { recommender } = await unlessAborted(loadMovies(), call.signal);
        yield* recommender.suggestNames(query, call);
      },
    },
    offlineCache,
    installer,
    pictures: picturesAt(settings.imageBaseUrl),
    loadTexts,
    reload: reloadWithTyped,
    demoServices,
    explainer,
    report,
  };
}
