import { useEffect } from 'react';
import { LoadFailed } from '@/components/LoadFailed';
import { useEntryTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';

export function Crashed() {
  const { reload } = useServices();
  // No screen is left that Back and Forward could change.
  useEffect(() => {
    addEventListener('popstate', reload);
    return () => removeEventListener('popstate', reload);
  }, [reload]);
  return <LoadFailed isWholePage texts={useEntryTexts().crashed} onTryAgain={reload} />;
}
