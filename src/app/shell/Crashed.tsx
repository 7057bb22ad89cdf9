import { LoadFailed } from '@/components/LoadFailed';
import { useTexts } from '../language/LanguageActor';
import { useServices } from '../services/Services';

export function Crashed() {
  const { reload } = useServices();
  return <LoadFailed texts={useTexts().crashed} onTryAgain={reload} />;
}
