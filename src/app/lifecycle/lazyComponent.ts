import { type ComponentType, useEffect, useState } from 'react';
import type { LoadFailedProps } from '@/components/LoadFailed';
import { loadTimeoutMs, within } from '@/domain/within';
import { lazy } from '@/services/lazy';
import { useServices } from '../services/Services';

export interface LazyComponent<Props extends object> {
  /** Preloads the chunk. Calls share one request; after a failure the next call retries. */
  preload(): Promise<unknown>;
  /** Loads the component when it is needed. */
  useComponent(isNeeded: boolean): LoadingResult<Props>;
}

export type LoadFailure = Pick<LoadFailedProps, 'isLoading' | 'onTryAgain'>;

interface LoadingResult<Props extends object> {
  /** `undefined` until it is loaded. */
  readonly Component: ComponentType<Props> | undefined;
  /** Stays while the visitor tries again. */
  readonly failure: LoadFailure | undefined;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const { load: preload, loaded } = lazy(load, {
    limit: (loading) => within(loadTimeoutMs, loading),
  });

  function useComponent(isNeeded: boolean): LoadingResult<Props> {
    const { report } = useServices();
    const [state, setState] = useState<'loading' | 'loaded' | LoadFailure>('loading');
    const Component = loaded();
    const shouldLoad = isNeeded && !Component;

    useEffect(() => {
      let isCurrent = true;
      function show() {
        setState((shown) => (typeof shown === 'object' ? { ...shown, isLoading: true } : shown));
        preload().then(
          () => setState('loaded'),
          (cause: unknown) => {
            if (!isCurrent) return;
            report('error loading the page', cause);
            setState({ onTryAgain: show });
          },
        );
      }
      // Also if it arrived after this rendering.
      if (shouldLoad) show();
      return () => {
        isCurrent = false;
      };
    }, [shouldLoad, report]);

    return { Component, failure: typeof state === 'object' ? state : undefined };
  }

  return { preload, useComponent };
}
