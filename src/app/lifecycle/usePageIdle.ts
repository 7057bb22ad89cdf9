import { useEffect, useState } from 'react';
import { onPageIdle } from './onPageIdle';

/** Whether the page is there and the browser had time to spare: when what nobody waits for may begin. */
export function usePageIdle(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => onPageIdle(() => setCalm(true)), []);
  return calm;
}
