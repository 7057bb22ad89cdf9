/** The project's own page, where the author link leads. */
export const projectUrl = 'https://github.com/marquee-showcase/marquee';

/** The address of a route for a plain link, under whatever path the site is published. */
export function href(route: '/' | '/login' | '/browse'): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${route}`;
}
