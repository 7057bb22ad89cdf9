import { type ComponentType, useEffect, useState } from 'react';
import { onPageIdle } from './onPageIdle';
import { subscribeWhenLoaded } from './subscribeWhenLoaded';

/**
 * Something beside the screens that nobody waits for: its script is fetched when the page is calm.
 * Until then, and where it cannot be had, there is nothing; it is tried again with the network.
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
