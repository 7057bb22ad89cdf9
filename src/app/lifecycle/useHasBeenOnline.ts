import { useEffect, useState } from 'react';
import { onBackOnline } from '@/services/network';

export function useHasBeenOnline(): boolean {
  const [hasBeenOnline, setHasBeenOnline] = useState(() => globalThis.navigator?.onLine !== false);
  useEffect(() => onBackOnline(() => setHasBeenOnline(true)), []);
  return hasBeenOnline;
}
