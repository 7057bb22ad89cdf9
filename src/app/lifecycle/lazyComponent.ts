import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { lazy } from '@/services/lazy';
import { useServices } from '../services/Services';

export interface LazyComponent<Props extends object> {
  /** Preloads the chunk. Calls share one request; after a failure the next call retries. */
  preload(): Promise<unknown>;
  /** Loads the screen when it is needed. */
  useScreen(isNeeded: boolean): LoadingResult<Props>;
}

export interface LoadingResult<Props extends object> {
  /** `undefined` until it is loaded. */
  readonly Screen: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const { load: preload } = lazy(async () => (Loaded = await load()));

  function useScreen(isNeeded: boolean): LoadingResult<Props> {
    const { report } = useServices();
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

    const show = useCallback(() => {
      setState('loading');
      preload().then(
        () => setState('loaded'),
        (cause: unknown) => {
          report('error loading the page', cause);
          setState('failed');
        },
      );
    }, [report]);

    useEffect(() => {
      if (isNeeded && !Loaded) show();
    }, [isNeeded, show]);

    return { Screen: Loaded, hasFailed: !Loaded && state === 'failed', retry: show };
  }

  return { preload, useScreen };
}
