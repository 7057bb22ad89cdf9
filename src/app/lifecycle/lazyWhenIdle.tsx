import { type ComponentType, useEffect, useState } from 'react';
import { onPageIdle } from './onPageIdle';
import { subscribeWhenLoaded } from './subscribeWhenLoaded';

/**
 * Loads a non-critical component when the page is idle. Renders nothing until then; retries when
 * back online.
 */
export function lazyWhenIdle(load: () => Promise<ComponentType>): ComponentType {
  let Loaded: ComponentType | undefined;

  return function Later() {
    const [there, setThere] = useState(Loaded !== undefined);

    useEffect(() => {
      if (there) return;
      let stop = () => {};
      const show = (component: ComponentType) => {
        Loaded = component;
        setThere(true);
        return () => {};
      };
      const callOff = onPageIdle(() => {
        stop = subscribeWhenLoaded(load, show, () => {});
      });
      return () => {
        callOff();
        stop();
      };
    }, [there]);

    return there && Loaded ? <Loaded /> : null;
  };
}
