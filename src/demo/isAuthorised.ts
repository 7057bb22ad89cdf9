/** Whether the request carries a bearer; the demo world takes any that is not empty. */
export function isAuthorised(request: Request): boolean {
  return /^bearer \S/i.test(request.headers.get('authorization') ?? '');
}
