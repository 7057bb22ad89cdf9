import { useEffect, useState } from 'react';
import { onBackOnline } from './network';

export function useHasBeenOnline(): boolean {
  const [online, setOnline] = useState(() => globalThis.navigator?.onLine !== false);
  useEffect(() => onBackOnline(() => setOnline(true)), []);
  return online;
}
