import { useNavigate } from 'react-router-dom';
import { Header } from '@/components/Header';
import { NotFound } from '@/components/NotFound';
import { StageLayout } from '@/components/StageLayout';
import { formatLocation } from '@/domain/location';
import { displayNameOf } from '@/domain/session';
import { useEntryTexts } from '../language/LanguageActor';
import { SessionActor } from '../session/SessionActor';
import { useReloadOnUserChange } from '../session/useReloadOnUserChange';
import { SignedOutHeader } from './SignedOutHeader';
import { href } from '../site';
import { SiteFooter } from './SiteFooter';

const gptSearch = formatLocation({ search: { query: '', asked: false }, movieId: null });

export function NotFoundRoute() {
  const navigate = useNavigate();
  const texts = useEntryTexts();
  return (
    <>
      <title>{texts.pages.notFound}</title>
      <StageLayout
        content="message"
        header={<NotFoundHeader />}
        footer={<SiteFooter hasLanguage />}
      >
        <NotFound homeUrl={href('/')} texts={texts.notFound} onGoHome={() => navigate('/')} />
      </StageLayout>
    </>
  );
}

function NotFoundHeader() {
  const navigate = useNavigate();
  const texts = useEntryTexts();
  const session = SessionActor.useActorRef();
  const user = SessionActor.useSelector(({ context }) => context.user);
  const isSigningOut = SessionActor.useSelector((state) =>
    state.matches({ signedIn: 'signingOut' }),
  );
  if (!user) return <SignedOutHeader />;
  return (
    <>
      <ReloadOnUserChange uid={user.uid} />
      <Header
        view={{
          kind: 'signedIn',
          name: displayNameOf(user),
          photoURL: user.photoURL,
          mode: 'home',
          isSigningOut,
        }}
        homeUrl={href('/login')}
        texts={texts.header}
        onGoHome={() => navigate('/login')}
        onToggleMode={() => navigate(`/browse${gptSearch}`)}
        onSignOut={() => session.send({ type: 'session.signOut' })}
      />
    </>
  );
}

function ReloadOnUserChange({ uid }: { readonly uid: string }) {
  useReloadOnUserChange(uid);
  return null;
}
