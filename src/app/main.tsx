import '@/components/theme/fonts/fonts.css';
import { Fragment, type ReactElement, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { defaultLanguage } from '@/domain/language';
import { screenAt } from '@/domain/routes';
import type { EntryTexts } from '@/domain/texts/Texts';
import { App } from './App';
import { initialLanguage, preloadTexts } from './language/LanguageActor';
import { captureInstallPrompt } from './lifecycle/capturedInstallPrompt';
import { createServices } from './services/createServices';
import { onIdle } from './lifecycle/onIdle';
import { reloadForMissingChunks } from './lifecycle/reloadForMissingChunks';
import { replacePage } from './lifecycle/replacePage';
import { report, reportUncaught } from './services/report';
import { firstScreen, preloadScreen } from './shell/lazyRoutes';
import { currentKey } from './url/currentKey';

reportUncaught(window);
captureInstallPrompt(window);
reloadForMissingChunks(async () => (await import('./shell/deferredChunk')).restoreTyped);

const services = import.meta.env.DEV
  ? { ...createServices(__SETTINGS__), inspect: globalThis.inspectMachines }
  : createServices(__SETTINGS__);

/** The HTML of a built page already has the global styles. */
const Styles = import.meta.env.PROD
  ? Fragment
  : (await import('@/components/theme/ThemeRoot')).ThemeRoot;

// The prerendered page works without this script; hydrate when the DOM is ready.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount);
else mount();

function mount() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');

  // No StrictMode: it restarts actors, and XState then fails them with the abort of their first run.
  // With transitions, a pending navigation and the Back after it could cancel each other out.
  const app = (texts?: EntryTexts) => (
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      <Page>
        <Styles>
          <App services={services} language={language} texts={texts} />
        </Styles>
      </Page>
    </BrowserRouter>
  );

  const options = { onCaughtError: (cause: unknown) => report('error rendering the page', cause) };
  const render = (texts?: EntryTexts) => createRoot(root, options).render(app(texts));
  const requested = screenAt(location.pathname, import.meta.env.BASE_URL);
  const language = initialLanguage();
  const screen = firstScreen(requested, services.authenticator.cachedUser() !== null);
  const isSignInPrerendered = root.firstElementChild?.hasAttribute('inert') === false;

  // Another tab may have signed in or chosen a language while the page loaded. Hydration would keep
  // the sign-in form.
  if (isSignInPrerendered && screen === 'signIn' && language === defaultLanguage) {
    // Page translators replace text nodes; React cannot hydrate those.
    if (root.querySelector('font')) replacePage(root, render);
    else startTransition(() => void hydrateRoot(root, app(), options));
  } else {
    // The router's redirect would render an empty page first. It is needed only if the history state
    // says where the visitor was before signing in.
    if (screen !== requested && history.state === null) {
      history.replaceState(null, '', `${import.meta.env.BASE_URL}browse`);
    }
    // A failed preload is retried and reported by the lazy route or the language machine. The
    // transition keeps the page responsive while many cards render.
    Promise.all([
      preloadTexts(services, language, screen === 'browse' ? 'all' : 'entry'),
      preloadScreen(screen).catch(() => {}),
    ]).then(([texts]) => startTransition(() => render(texts)));
  }
}

/** Wraps the app: a sibling would change the ids of `useId`, and hydration keeps the prerendered ones. */
function Page({ children }: { readonly children: ReactElement }) {
  useMissedStep();
  useWebFonts();
  return children;
}

/**
 * BrowserRouter reads the URL when it renders and follows it once it has rendered, which takes a
 * second on a phone. Repeats a Back or Forward in between.
 */
function useMissedStep() {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  useEffect(() => {
    if (currentKey() !== firstKey) dispatchEvent(new PopStateEvent('popstate'));
  }, [firstKey]);
}

/**
 * Applies the web fonts; see prerender.ts. The first rendering still has the fallback fonts, like
 * the prerendered page that it replaces, so its texts do not count as a larger paint. Applying them
 * styles the whole page again, so it waits until the browser has shown the hydrated page.
 */
function useWebFonts() {
  useEffect(
    () =>
      onIdle(() => {
        const fonts = document.querySelector<HTMLStyleElement>('style#fonts');
        if (fonts) fonts.media = 'all';
      }),
    [],
  );
}
