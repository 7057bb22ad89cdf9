import { lazyRoute } from '../lifecycle/lazyRoute';

/** Sign-in is in the entry chunk, so that a redirect to it never waits. */
export const lazyRoutes = {
  browse: lazyRoute(async () => {
    const [{ BrowseRoute }] = await Promise.all([
      import('./BrowseRoute'),
      import('../services/movieServices'),
    ]);
    return BrowseRoute;
  }),
  oops: lazyRoute(() => import('./deferredChunk').then(({ NotFoundRoute }) => NotFoundRoute)),
} as const;

export async function preloadRouteAt(route: string, isSignedIn: boolean): Promise<void> {
  const isSignInRoute = route === '' || route === 'login';
  if (route === 'browse' || (isSignInRoute && isSignedIn)) await lazyRoutes.browse.preload();
  else if (!isSignInRoute) await lazyRoutes.oops.preload();
}
