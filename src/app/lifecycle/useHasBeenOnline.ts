import { useEffect, useState } from 'react';
import { onBackOnline } from './network';

/** Whether there has been a network since this is on the screen. */
export function useHasBeenOnline(): boolean {
  const [online, setOnline] = useState(() => globalThis.navigator?.onLine !== false);
  useEffect(() => onBackOnline(() => setOnline(true)), []);
  return online;
}
