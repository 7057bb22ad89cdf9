import { useEffect, useState } from 'react';
import { onPageIdle } from './onPageIdle';

export function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onPageIdle(() => setIsIdle(true)), []);
  return isIdle;
}
