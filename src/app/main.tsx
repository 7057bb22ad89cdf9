import '@/components/theme/fonts/fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routeAt } from '@/domain/routes';
import { App } from './App';
import { captureInstallPrompt } from './shell/notices/capturedInstallPrompt';
import { createServices } from './services/createServices';
import { reloadForMissingChunks } from './lifecycle/reloadForMissingChunks';
import { report, reportUncaught } from './services/report';
import { preloadRouteAt } from './shell/lazyRoutes';

reportUncaught(window);
captureInstallPrompt(window);
reloadForMissingChunks();

const services = createServices(__SETTINGS__);

// The page is complete without its script, which waits only for what it takes over.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', takeOver);
else takeOver();

function takeOver() {
  const place = document.getElementById('root');
  if (!place)
    throw new Error('The page has no place for the app: index.html needs an element #root.');

  // A step that waited its turn could be undone unseen by the Back that comes after it.
  const app = (
    <StrictMode>
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <App services={services} />
      </BrowserRouter>
    </StrictMode>
  );

  const options = { onCaughtError: (cause: unknown) => report('error drawing the page', cause) };
  const draw = () => createRoot(place, options).render(app);
  const standIn = place.querySelector(':scope > [inert]');

  if (place.hasChildNodes() && !standIn) {
    // React hydrates only its own texts, and a page translator may have replaced them.
    if (place.querySelector('font')) {
      import('./shell/deferredChunk').then(({ replacePage }) => replacePage(place, draw), draw);
    } else startTransition(() => void hydrateRoot(place, app, options));
  } else {
    // A script that does not come is asked for again, and reported, by the screen that lacks it.
    // In a transition, so that the page stays at hand while so many cards are made.
    const settled = () => startTransition(draw);
    const route = routeAt(location.pathname, import.meta.env.BASE_URL);
    preloadRouteAt(route, services.authenticator.cachedUser() !== null).then(settled, settled);
  }

  /** The fonts' line of the built page waits until the scripts have theirs. */
  const fonts = document.querySelector<HTMLStyleElement>('style#fonts');
  if (fonts) fonts.media = 'all';
}
