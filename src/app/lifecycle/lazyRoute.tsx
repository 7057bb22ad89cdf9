import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { LoadingScreen } from '@/components/LoadingScreen';
import { LoadFailed } from '@/components/LoadFailed';
import { lazy } from '@/services/lazy';
import { useEntryTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';

export interface LazyRoute {
  readonly Screen: ComponentType;
  /** Preloads the chunk. Calls share one request; after a failure the next call retries. */
  preload(): Promise<unknown>;
}

export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  let Loaded: ComponentType | undefined;
  const { load: preload } = lazy(async () => (Loaded = await load()));

  function Screen() {
    const { report } = useServices();
    const texts = useEntryTexts();
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(
      Loaded ? 'loaded' : 'loading',
    );

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
      if (!Loaded) show();
    }, [show]);

    if (state === 'failed') return <LoadFailed texts={texts.missed} onTryAgain={show} />;
    return Loaded ? <Loaded /> : <LoadingScreen />;
  }

  return { Screen, preload };
}
