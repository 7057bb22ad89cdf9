import { lazyScreen } from '../lifecycle/lazyRoute';

/** The screens that have a script of their own; sign-in comes with the page, so that it can be left for at any time. */
export const screens = {
  browse: lazyScreen(async () => {
    const [{ BrowseRoute }] = await Promise.all([
      import('./BrowseRoute'),
      import('../services/movieServices'),
    ]);
    return BrowseRoute;
  }),
  oops: lazyScreen(() => import('./deferredChunk').then(({ OopsRoute }) => OopsRoute)),
} as const;

/** Fetches what a route shows first. */
export async function fetchScreenAt(route: string, somebodyIsThere: boolean): Promise<void> {
  const isFront = route === '' || route === 'login';
  if (route === 'browse' || (isFront && somebodyIsThere)) await screens.browse.fetch();
  else if (!isFront) await screens.oops.fetch();
}
