import { useNavigate } from 'react-router-dom';
import { Header } from '@/components/Header';
import { NotFound } from '@/components/NotFound';
import { StageLayout } from '@/components/StageLayout';
import { formatLocation } from '@/domain/location';
import { displayNameOf, type User } from '@/domain/session';
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
  const user = SessionActor.useSelector(({ context }) => context.user);
  return user ? <SignedInHeader user={user} /> : <SignedOutHeader />;
}

function SignedInHeader({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const texts = useEntryTexts();
  const session = SessionActor.useActorRef();
  const isSigningOut = SessionActor.useSelector((state) =>
    state.matches({ signedIn: 'signingOut' }),
  );
  useReloadOnUserChange(user.uid);
  return (
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
  );
}
