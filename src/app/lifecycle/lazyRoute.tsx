import type { ComponentType } from 'react';
import { LoadingScreen } from '@/components/LoadingScreen';
import { LoadFailed } from '@/components/LoadFailed';
import { useEntryTexts } from '../language/LanguageActor';
import { lazyComponent, type LazyComponent } from './lazyComponent';

export interface LazyRoute extends Pick<LazyComponent<object>, 'preload'> {
  readonly Route: ComponentType;
}

export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  const { preload, useComponent } = lazyComponent(load);

  function Route() {
    const { Component, failure } = useComponent(true);
    const texts = useEntryTexts();
    if (Component) return <Component />;
    return failure ? (
      <LoadFailed isWholePage texts={texts.loadFailed} {...failure} />
    ) : (
      <LoadingScreen />
    );
  }

  return { Route, preload };
}
