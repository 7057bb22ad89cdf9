import type { RoutePath } from '@/domain/routes';

export const projectUrl = 'https://github.com/marquee-showcase/marquee';

export function href(route: RoutePath): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${route}`;
}
