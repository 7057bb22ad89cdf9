import { lazyRoute } from '../lifecycle/lazyRoute';

/** The screens that have a script of their own; sign-in comes with the page, so that it can be left for at any time. */
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

/** Fetches what a route shows first. */
export async function preloadRouteAt(route: string, somebodyIsThere: boolean): Promise<void> {
  const isFront = route === '' || route === 'login';
  if (route === 'browse' || (isFront && somebodyIsThere)) await lazyRoutes.browse.fetch();
  else if (!isFront) await lazyRoutes.oops.fetch();
}
