import { useLocation, useNavigate } from 'react-router-dom';
import { Header } from '@/components/Header';
import { LanguageActor, useEntryTexts } from '../language/LanguageActor';
import { href } from '../site';

export function SignedOutHeader() {
  const navigate = useNavigate();
  const location = useLocation();
  const language = LanguageActor.useSelector(({ context }) => context.language);
  const texts = useEntryTexts();
  return (
    <Header
      view={{ kind: 'signedOut' }}
      homeUrl={href('/login')}
      language={language}
      texts={texts.header}
      onGoHome={() => navigate('/login', { state: location.state })}
    />
  );
}
