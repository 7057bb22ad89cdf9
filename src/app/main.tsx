import '@/components/theme/fonts/fonts.css';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { screenAt } from '@/domain/routes';
import { App } from './App';
import { captureInstallPrompt } from './shell/notices/capturedInstallPrompt';
import { createServices } from './services/createServices';
import { onIdle } from './lifecycle/onIdle';
import { reloadForMissingChunks } from './lifecycle/reloadForMissingChunks';
import { report, reportUncaught } from './services/report';
import { preloadScreen } from './shell/lazyRoutes';

reportUncaught(window);
captureInstallPrompt(window);
reloadForMissingChunks();

const services = createServices(__SETTINGS__);

// The prerendered page works without this script; hydrate when the DOM is ready.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mount);
else mount();

function mount() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');

  // With transitions, a pending navigation and the Back after it could cancel each other out.
  const app = (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <App services={services} />
      </BrowserRouter>
      <WebFonts />
    </StrictMode>
  );

  const options = { onCaughtError: (cause: unknown) => report('error rendering the page', cause) };
  const render = () => createRoot(root, options).render(app);
  const placeholder = root.querySelector(':scope > [inert]');

  if (root.hasChildNodes() && !placeholder) {
    // Page translators replace text nodes; React cannot hydrate those.
    if (root.querySelector('font')) {
      import('./shell/deferredChunk').then(({ replacePage }) => replacePage(root, render), render);
    } else startTransition(() => void hydrateRoot(root, app, options));
  } else {
    // A failed preload is retried and reported by the lazy route. The transition keeps the page
    // responsive while many cards render.
    const onPreloaded = () => startTransition(render);
    const screen = screenAt(location.pathname, import.meta.env.BASE_URL);
    preloadScreen(screen, services.authenticator.cachedUser() !== null).then(
      onPreloaded,
      onPreloaded,
    );
  }
}

/**
 * Applies the web fonts; see prerender.ts. The first rendering still has the fallback fonts, like
 * the prerendered page that it replaces, so its texts do not count as a larger paint. Applying them
 * styles the whole page again, so it waits until the browser has shown the hydrated page.
 */
function WebFonts() {
  useEffect(
    () =>
      onIdle(() => {
        const fonts = document.querySelector<HTMLStyleElement>('style#fonts');
        if (fonts) fonts.media = 'all';
      }),
    [],
  );
  return null;
}
