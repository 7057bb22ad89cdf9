import { useEffect, useState } from 'react';
import { whenBackOnline } from './network';

/** Whether there has been a network since this is on the screen. */
export function useOnceOnline(): boolean {
  const [online, setOnline] = useState(() => globalThis.navigator?.onLine !== false);
  useEffect(() => whenBackOnline(() => setOnline(true)), []);
  return online;
}
