import { useNavigate } from 'react-router-dom';
import { Oops } from '@/components/NotFound';
import { StageLayout } from '@/components/StageLayout';
import { useTexts } from '../language/LanguageActor';
import { PlainHeader } from './SignedOutHeader';
import { href } from '../site';
import { SiteFooter } from './SiteFooter';

/** Every address that is nobody's. */
export function OopsRoute() {
  const navigate = useNavigate();
  const texts = useTexts();
  return (
    <>
      <title>{texts.pages.oops}</title>
      <StageLayout content="message" header={<PlainHeader />} footer={<SiteFooter />}>
        <Oops
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
