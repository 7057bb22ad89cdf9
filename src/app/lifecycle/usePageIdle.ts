import { useEffect, useState } from 'react';
import { onPageIdle } from './onPageIdle';

export function usePageIdle(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => onPageIdle(() => setCalm(true)), []);
  return calm;
}
