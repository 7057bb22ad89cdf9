import { type ComponentType, useEffect, useState } from 'react';
import { onPageIdle } from './onPageIdle';
import { subscribeWhenLoaded } from './subscribeWhenLoaded';

/**
 * Loads a non-critical component when the page is idle. Renders nothing until then; retries when
 * back online.
 */
export function lazyWhenIdle(load: () => Promise<ComponentType>): ComponentType {
  let Loaded: ComponentType | undefined;

  return function LazyComponent() {
    const [isLoaded, setIsLoaded] = useState(Loaded !== undefined);

    useEffect(() => {
      if (isLoaded) return;
      let stop = () => {};
      const show = (component: ComponentType) => {
        Loaded = component;
        setIsLoaded(true);
        return () => {};
      };
      const cancel = onPageIdle(() => {
        stop = subscribeWhenLoaded(load, show, () => {});
      });
      return () => {
        cancel();
        stop();
      };
    }, [isLoaded]);

    return isLoaded && Loaded ? <Loaded /> : null;
  };
}
