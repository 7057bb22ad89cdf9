import { type ComponentType, useEffect, useState } from 'react';
import { lazy } from '@/services/lazy';
import { onPageIdle } from './onPageIdle';

/**
 * Loads a non-critical component when the page is idle. Renders nothing until then; retries when
 * back online.
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure: (cause: unknown) => void = () => {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const component = lazy(async () => (Loaded = await load()), { retriesOnline: true });

  return function LazyComponent(props) {
    const [isLoaded, setIsLoaded] = useState(Loaded !== undefined);

    useEffect(() => {
      if (isLoaded) return;
      let stop = () => {};
      const show = () => {
        setIsLoaded(true);
        return () => {};
      };
      const cancel = onPageIdle(() => {
        stop = component.subscribe(show, onFailure);
      });
      return () => {
        cancel();
        stop();
      };
    }, [isLoaded]);

    return isLoaded && Loaded ? <Loaded {...props} /> : null;
  };
}
