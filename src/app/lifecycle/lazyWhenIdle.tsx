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
  const component = lazy(load, { isQuietOffline: true });

  return function LazyComponent(props) {
    const [Loaded, setLoaded] = useState(component.loaded);

    useEffect(() => {
      if (Loaded) return;
      let stop = () => {};
      const show = (loaded: ComponentType<Props>) => {
        setLoaded(() => loaded);
        return () => {};
      };
      const cancel = onPageIdle(() => {
        stop = component.subscribe(show, onFailure);
      });
      return () => {
        cancel();
        stop();
      };
    }, [Loaded]);

    return Loaded ? <Loaded {...props} /> : null;
  };
}
