import { useEffect, useState } from 'react';
import { whenCalm } from './onPageIdle';

/** Whether the page is there and the browser had time to spare: when what nobody waits for may begin. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return calm;
}
