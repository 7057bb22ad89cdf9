/**
 * The path of a screen, without the site's base: `''`, `'login'` or `'browse'`. Like the router, it
 * makes no difference between cases and tolerates slashes at the end.
 */
export function routeAt(pathname: string, base: string): string {
  return pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
}
