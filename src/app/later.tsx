import { type ComponentType, useEffect, useState } from 'react';
import { whenBackOnline } from './connection';
import { whenCalm } from './whenCalm';

/**
 * Something beside the screens that nobody waits for: its script is fetched when the page is calm.
 * Until then, and where it cannot be had, there is nothing; it is tried again with the network.
 */
export function later(load: () => Promise<ComponentType>): ComponentType {
  let Loaded: ComponentType | undefined;

  return function Later() {
    const [there, setThere] = useState(Loaded !== undefined);

    useEffect(() => {
      if (there) return;
      const fetch = () =>
        void load().then(
          (component) => {
            Loaded = component;
            setThere(true);
          },
          () => {},
        );
      const callOff = whenCalm(fetch);
      const stop = whenBackOnline(fetch);
      return () => {
        callOff();
        stop();
      };
    }, [there]);

    return there && Loaded ? <Loaded /> : null;
  };
}
