import type { ComponentType } from 'react';
import type { ScreenName } from '@/domain/routes';
import { lazyRoute, type LazyRoute } from '../lifecycle/lazyRoute';

const modules = import.meta.glob<ComponentType>('../routes/*.ts', { import: 'default' });

/** Every screen but sign-in, which is in the entry chunk so that a redirect to it never waits. */
export const lazyRoutes: Readonly<Record<string, LazyRoute | undefined>> = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [fileName(path), lazyRoute(load)]),
);

export async function preloadScreen(screen: ScreenName): Promise<void> {
  await lazyRoutes[screen]?.preload();
}

/** Sign-in redirects a remembered user. */
export function firstScreen(screen: ScreenName, isRemembered: boolean): ScreenName {
  return screen === 'signIn' && isRemembered ? 'browse' : screen;
}

function fileName(path: string): string {
  return path.replace(/^.*\/|\.ts$/g, '');
}
