import { Missed } from '@/components/Missed';
import { useTexts } from './language/LanguageActor';
import { useServices } from './Services';

/** The screen after an error that nothing else caught. */
export function Crashed() {
  const { reload } = useServices();
  return <Missed texts={useTexts().crashed} onTryAgain={reload} />;
}
