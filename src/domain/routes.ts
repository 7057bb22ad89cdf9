/**
 * The screen at each path. To add a route, add a line, a module in src/app/routes and a budget in
 * bench/budget.json.
 */
export const routes = {
  '/': 'signIn',
  '/login': 'signIn',
  '/browse': 'browse',
} as const;

export type RoutePath = keyof typeof routes;

export type ScreenName = (typeof routes)[RoutePath] | 'notFound';

const screenByPath = new Map<string, ScreenName>(Object.entries(routes));

/** Matches like the router: any case, with or without slashes at the end. */
export function screenAt(pathname: string, base: string): ScreenName {
  const path = `/${pathname.slice(base.length).toLowerCase().replace(/\/+$/, '')}`;
  return screenByPath.get(path) ?? 'notFound';
}
