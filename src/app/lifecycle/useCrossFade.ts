import { startTransition, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasViewTransitions, viewTransition } from '@/components/viewTransition';

interface CrossFadeOptions {
  readonly isFading: boolean;
}

/** Returns the new value late: the browser paints the press first. Then the page fades to the new value. */
export function useCrossFade<Value>(value: Value, { isFading }: CrossFadeOptions): Value {
  const deferred = useDeferredValue(value);
  const [shown, setShown] = useState(deferred);

  const change = useEffectEvent((isCurrent: () => boolean) => {
    if (deferred === shown) return;
    const show = () => {
      if (isCurrent()) setShown(deferred);
    };
    if (!isFading || !hasViewTransitions()) return startTransition(show);
    viewTransition('screen', document.documentElement, undefined, () => flushSync(show));
  });
  useEffect(() => {
    let isCurrent = true;
    change(() => isCurrent);
    return () => {
      isCurrent = false;
    };
    // `shown` too: a late change to the last value must be corrected.
  }, [deferred, shown]);

  return shown;
}
