/** Loads the app and its services. Stories of components do without them. */
export async function loadApp() {
  const [{ lazyRoutes }, { storyServices }] = await Promise.all([
    import('@/app/shell/lazyRoutes'),
    import('./storyServices'),
  ]);
  await Promise.all(Object.values(lazyRoutes).map((screen) => screen?.preload()));
  return storyServices;
}
