/** `''`, `'login'` or `'browse'`. Ignores case and trailing slashes, like the router. */
export function routeAt(pathname: string, base: string): string {
  return pathname.slice(base.length).toLowerCase().replace(/\/+$/, '');
}
