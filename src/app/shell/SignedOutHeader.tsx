import { Header } from '@/components/Header';
import { usePageHistory, usePageLocation } from '../history/HistoryProvider';
import { useEntryTexts } from '../language/LanguageActor';
import { href } from '../site';

export function SignedOutHeader() {
  const { navigate } = usePageHistory();
  const { state } = usePageLocation();
  const texts = useEntryTexts();
  return (
    <Header
      view={{ kind: 'signedOut' }}
      homeUrl={href('/login')}
      texts={texts.header}
      onGoHome={() => navigate('/login', { state })}
    />
  );
}
