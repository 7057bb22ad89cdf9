export const projectUrl = 'https://github.com/marquee-showcase/marquee';

export function href(route: '/' | '/login' | '/browse'): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${route}`;
}
