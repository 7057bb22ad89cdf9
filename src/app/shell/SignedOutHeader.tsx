import { useLocation, useNavigate } from 'react-router-dom';
import { Header } from '@/components/Header';
import { useEntryTexts } from '../language/LanguageActor';
import { href } from '../site';

export function SignedOutHeader() {
  const navigate = useNavigate();
  const location = useLocation();
  const texts = useEntryTexts();
  return (
    <Header
      view={{ kind: 'signedOut' }}
      homeUrl={href('/login')}
      texts={texts.header}
      onGoHome={() => navigate('/login', { state: location.state, replace: true })}
    />
  );
}
