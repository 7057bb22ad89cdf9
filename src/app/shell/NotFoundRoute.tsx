import { useNavigate } from 'react-router-dom';
import { NotFound } from '@/components/NotFound';
import { StageLayout } from '@/components/StageLayout';
import { useEntryTexts } from '../language/LanguageActor';
import { SignedOutHeader } from './SignedOutHeader';
import { href } from '../site';
import { SiteFooter } from './SiteFooter';

export function NotFoundRoute() {
  const navigate = useNavigate();
  const texts = useEntryTexts();
  return (
    <>
      <title>{texts.pages.oops}</title>
      <StageLayout content="message" header={<SignedOutHeader />} footer={<SiteFooter />}>
        <NotFound
          homeUrl={href('/')}
          texts={texts.oops}
          onGoHome={(event) => {
            event.preventDefault();
            navigate('/');
          }}
        />
      </StageLayout>
    </>
  );
}
