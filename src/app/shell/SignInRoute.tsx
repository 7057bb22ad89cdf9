import { useActorRef, useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import {
  AuthForm,
  type AuthError,
  type AuthFormView,
  type AuthStatus,
} from '@/components/AuthForm';
import { CinemaScreen } from '@/components/CinemaScreen';
import { StageLayout } from '@/components/StageLayout';
import { mediaQueries } from '@/components/theme/tokens';
import { defaultLanguage } from '@/domain/language';
import type { CredentialField, Credentials, SignInProblem } from '@/domain/session';
import type { EntryTexts } from '@/domain/texts/Texts';
import type { AuthFailure, AuthModeSnapshot } from '@/machines/authModeMachine';
import { LanguageActor, useEntryTexts } from '../language/LanguageActor';
import { SignedOutHeader } from './SignedOutHeader';
import { preloadScreen } from './lazyRoutes';
import { SiteFooter } from './SiteFooter';
import { useMediaQuery } from '../lifecycle/useMediaQuery';
import { replayEnter } from '../lifecycle/replayEnter';
import { useHydrated } from '../lifecycle/useHydrated';
import { onPageIdle } from '../lifecycle/onPageIdle';
import { lazyWhenIdle } from '../lifecycle/lazyWhenIdle';
import { onIdle } from '../lifecycle/onIdle';
import { inspectOptions, useServices } from '../services/Services';
import { wireAuthMode } from '../session/AuthModeActor';
import { SessionActor, toAccess } from '../session/SessionActor';
import { fromReturnState } from '../session/returnTo';

const SignInSlideshow = lazyWhenIdle(() =>
  import('./deferredChunk').then((module) => module.SignInSlideshow),
);

export function SignInRoute() {
  const { search, state } = fromReturnState(useLocation().state);
  return SessionActor.useSelector(toAccess) === 'granted' ? (
    <Navigate to={{ pathname: '/browse', search }} replace state={state} />
  ) : (
    <SignInScreen />
  );
}

function SignInScreen() {
  const session = SessionActor.useActorRef();
  const hasEnded = SessionActor.useSelector((it) => it.matches({ signedOut: 'ended' }));
  const services = useServices();
  const { demoServices, loadTexts } = services;
  const isDemo = demoServices.includes('identity');
  const authMode = useMemo(() => wireAuthMode(services), [services]);
  const auth = useActorRef(authMode, inspectOptions(services));
  const mode = useSelector(auth, (it) => (it.matches('signUp') ? 'signUp' : 'signIn'));
  const status = useSelector(auth, (it) => toStatus(it, isDemo));
  const isUntouched = useSelector(auth, (it) => it.matches({ signIn: 'editing' }));
  const failure = useSelector(auth, ({ context }) => context.failure);
  const texts = useEntryTexts();

  const isHydrated = useHydrated();
  const canHover = useMediaQuery(mediaQueries.hover);
  // Screen readers announce a status only if its text changes after the element exists.
  const isEndShown = useDeferredValue(hasEnded, false);

  const language = LanguageActor.useSelector(({ context }) => context.language);

  // Prefetch /browse and its texts. A failure is reported when the route is opened.
  useEffect(
    () =>
      onPageIdle(() => {
        preloadScreen('browse').catch(() => {});
        if (language !== defaultLanguage) loadTexts(language, 'all').catch(() => {});
      }),
    [loadTexts, language],
  );

  useEffect(() => {
    // Touch screens have no hover before a tap.
    if (!canHover) return onIdle(() => auth.send({ type: 'auth.approachGoogle' }));
  }, [auth, canHover]);

  useEffect(() => {
    if (isHydrated) replayEnter();
  }, [isHydrated]);

  function guest(): Credentials {
    // Unlike `randomUUID`, it exists on insecure pages: there the demo explains why it fails.
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const name = texts.authForm.guestName;
    return { name, email: `guest-${id}@example.com`, password: `Aa1-${id}` };
  }

  const view: AuthFormView = failure
    ? { mode, status: 'failed', error: toError(failure, texts) }
    : {
        mode,
        status: isHydrated ? (isEndShown && isUntouched ? 'sessionEnded' : status) : 'hydrating',
      };

  return (
    <>
      <title>{texts.pages[mode]}</title>
      <StageLayout header={<SignedOutHeader />} footer={<SiteFooter hasLanguage />}>
        <AuthForm
          view={view}
          others={{
            onContinueWithGoogle: () => auth.send({ type: 'auth.continueWithGoogle' }),
            onApproachGoogle: () => auth.send({ type: 'auth.approachGoogle' }),
            onContinueAsGuest: isDemo
              ? () => auth.send({ type: 'auth.continueAsGuest', credentials: guest() })
              : undefined,
          }}
          texts={texts.authForm}
          onEdit={(credentials) => {
            // Browsers fill in a saved password without the focus.
            if (document.activeElement instanceof HTMLInputElement) {
              session.send({ type: 'session.acknowledge' });
            }
            auth.send({ type: 'auth.edit', credentials });
          }}
          onSubmit={(credentials) => auth.send({ type: 'auth.submit', credentials })}
          onForgotPassword={(typed) => {
            // The demo sends no mail, whatever the field holds.
            const email = isDemo ? guest().email : typed;
            auth.send({ type: 'auth.forgotPassword', email });
          }}
          onSwitchMode={() => auth.send({ type: 'auth.switchMode' })}
        />
        <CinemaScreen>
          <SignInSlideshow />
        </CinemaScreen>
      </StageLayout>
    </>
  );
}

function toStatus(snapshot: AuthModeSnapshot, isDemo: boolean): AuthStatus {
  if (snapshot.hasTag('busy')) return 'submitting';
  if (snapshot.matches({ signIn: 'sendingReset' })) return isDemo ? 'resetSent' : 'sendingReset';
  if (snapshot.matches({ signIn: 'resetSent' })) return 'resetSent';
  const isWaiting =
    snapshot.matches({ signIn: 'choosingAccount' }) ||
    snapshot.matches({ signUp: 'choosingAccount' });
  return isWaiting ? 'waitingForGoogle' : 'editing';
}

function toError(failure: AuthFailure, { authForm }: EntryTexts): AuthError {
  switch (failure.kind) {
    case 'invalid':
      return { message: authForm.invalid[failure.field], field: failure.field };
    case 'unsent':
      return { message: authForm.resetUnsent };
    case 'rejected':
      return {
        message: authForm.failure(failure.by, failure.code, failure.message),
        field: fieldOf[failure.code],
        help: helpFor(failure.code, authForm.help),
        requirements: failure.policy && authForm.policyRequirements(failure.policy),
      };
  }
}

const fieldOf: Readonly<Record<string, CredentialField>> = {
  'auth/invalid-email': 'email',
  'auth/email-already-in-use': 'email',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
};

function helpFor(code: string, help: EntryTexts['authForm']['help']): string | undefined {
  const problem = problemOf[code];
  return problem && help[problem];
}

const problemOf: Readonly<Record<string, SignInProblem>> = {
  'auth/invalid-credential': 'noMatch',
  'auth/user-not-found': 'noMatch',
  'auth/wrong-password': 'noMatch',
  'auth/email-already-in-use': 'taken',
  'auth/too-many-requests': 'tooManyTries',
  'auth/network-request-failed': 'offline',
  'auth/popup-closed-by-user': 'windowClosed',
  'auth/popup-blocked': 'windowBlocked',
  'auth/user-disabled': 'disabled',
};
