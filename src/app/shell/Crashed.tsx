import { LoadFailed } from '@/components/LoadFailed';
import { useEntryTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';

export function Crashed() {
  const { reload } = useServices();
  return <LoadFailed texts={useEntryTexts().crashed} onTryAgain={reload} />;
}
